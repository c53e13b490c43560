/** What went wrong, in words for whoever plays: never a program's own. */

import { t } from '../i18n/index.svelte';
import { problemOf } from './http';

export function said(thrown: unknown): string {
  const problem = problemOf(thrown);
  return problem.code === 'unreachable' ? t().error.unreachable : problem.detail;
}
