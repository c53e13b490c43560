import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';

const paths = (data: object, at = ''): string[] =>
  Object.entries(data).flatMap(([key, value]) => {
    const path = `${at}.${key}`;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? paths(value as object, path) : [path];
  });

describe('the catalogue', () => {
  it('has the same messages in every language', () => {
    const own = (path: string) => !path.startsWith('.quick.');
    expect(paths(de).filter(own)).toEqual(paths(en).filter(own));
  });
  it('has no empty message', () => {
    const texts = JSON.stringify([en, de]).match(/:""/g) ?? [];
    expect(texts).toEqual([]);
  });
});
