import { failureText } from '../../api/failure-text.ts';
import type { Output } from '../../generated/abilities.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t, textIfAny } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';

/** An import as lists return it. */
export type ImportItem = Output<'list-imports-v1'>['items'][number];
export type ImportSiteItem = Output<'get-import-v1'>['items'][number];
export type ImportRecordItem = Output<'list-import-records-v1'>['items'][number];
type SaidReason = Pick<ImportSiteItem, 'code' | 'cause' | 'reason' | 'way_in'>;
type PlanOfDump = Output<'plan-mainwp-import-v1'>;

/** The plan as an import keeps it. */
export type KeptPlan = Pick<PlanOfDump, 'ways' | 'kinds' | 'warnings' | 'prefix' | 'db_version' | 'currency'> & {
  /** Plans of earlier releases have none. */
  readonly warning_causes?: PlanOfDump['warning_causes'];
  readonly problems: number;
};

const TONES: Readonly<Record<ImportSiteItem['state'], Tone>> = {
  planned: 'quiet',
  adopted: 'good',
  cut_over: 'good',
  failed: 'bad',
  skipped: 'quiet',
  undone: 'quiet',
};

/** Why a site waits, failed or stays behind; '' for nothing to say. */
export function reasonOnSite({ code, cause, reason, way_in }: SaidReason): string {
  const said = SPEAKS_AS_SERVER || cause === null ? undefined : textIfAny(`imports.causes.${cause}`);
  if (said === undefined) return failureText({ code, message: reason ?? '' });
  if (!/^key_(?!refused)/.test(cause ?? '')) return said;
  return `${said} ${t(way_in === 'reconnect-secret' ? 'imports.withoutKey.secret' : 'imports.withoutKey.password')}`;
}

export function siteState({ state, code, linked }: ImportSiteItem): { readonly text: string; readonly tone: Tone } {
  if (linked) return { text: t('imports.states.linked'), tone: 'info' };
  if (code?.endsWith('outcome_unknown')) return { text: t('imports.states.unknown'), tone: 'warn' };
  // A site that came over and then failed still works: with the key that it had.
  const failed = code !== null && state === 'adopted';
  return { text: t(`imports.states.${state}`), tone: failed ? 'warn' : TONES[state] };
}

const OUTCOME_TONES: Readonly<Record<ImportRecordItem['outcome'], Tone>> = {
  carried: 'good',
  changed: 'info',
  left_out: 'warn',
  waiting: 'quiet',
};

export const recordChip = ({ outcome }: ImportRecordItem) => ({
  text: t(`imports.outcomes.${outcome}`),
  tone: OUTCOME_TONES[outcome],
});

/** `https://desk.example` → `desk.example`. */
export const importName = ({ url }: Pick<ImportItem, 'url'>) =>
  url.replace(/^https?:\/\//, '').replace(/\/$/, '') || t('imports.nameless');
