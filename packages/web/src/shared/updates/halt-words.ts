import { t } from '../../texts/text.ts';

const ONLY_FAILED = /^The only site attempted in this wave failed\.$/;
const CLOSED = /^The window closed before all sites were updated\.$/;
const SOME_FAILED = /^(\d{1,9}) of the (\d{1,9}) sites attempted in this wave failed\.$/;

/** Why a run was halted or ended early, in the language of the page; the server says it in English. */
export function haltText(reason: string | null): string {
  if (reason === null) return '';
  if (ONLY_FAILED.test(reason)) return t('shared.updates.halts.only');
  if (CLOSED.test(reason)) return t('shared.updates.halts.closed');
  const [, bad, tried] = SOME_FAILED.exec(reason) ?? [];
  return bad === undefined ? reason : t('shared.updates.halts.some', { bad: Number(bad), tried: Number(tried) });
}
