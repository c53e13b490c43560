import { describe, expect, it } from 'vitest';
import { beside } from './beside';

const screen = { width: 1440, height: 900 };
const card = { width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a card about a thing', () => {
  it('stands to its right, level with it', () => {
    expect(beside(box(100, 120, 80, 40), card, screen)).toEqual({ left: 190, top: 120 });
  });
  it('stands to its left where there is no room', () => {
    expect(beside(box(1300, 120, 80, 40), card, screen)).toEqual({ left: 990, top: 120 });
  });
  it('stands below what is as wide as the screen, or above it at the bottom', () => {
    expect(beside(box(20, 120, 1400, 40), card, screen)).toEqual({ left: 20, top: 170 });
    expect(beside(box(20, 800, 1400, 40), card, screen)).toEqual({ left: 20, top: 590 });
  });
  it('never leaves the screen', () => {
    expect(beside(box(100, 850, 80, 40), card, screen).top).toBe(690);
  });
});
