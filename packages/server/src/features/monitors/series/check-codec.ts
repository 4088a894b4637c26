import { HOUR_MS } from '../../../kernel/time/durations.ts';
/**
 * The checks of a site in an hour, as one text: `,<second>.<ms>` for each, followed by `.<status>` unless it is 200 and by
 * `!` where the site was down. Numbers have the base 36. Checks are appended to it, so none depends on another.
 */

export interface PackedCheck {
  /** ms epoch, whole seconds. */
  readonly at: number;
  readonly up: boolean;
  /** null: no answer. */
  readonly responseMs: number | null;
  readonly statusCode: number | null;
}

export const hourOf = (at: number) => Math.floor(at / HOUR_MS);

export function packCheck({ at, up, responseMs, statusCode }: PackedCheck): string {
  const second = Math.floor((at % HOUR_MS) / 1000);
  const status = statusCode === 200 ? '' : `.${statusCode ?? 0}`;
  return `,${second.toString(36)}.${responseMs === null ? '' : responseMs.toString(36)}${status}${up ? '' : '!'}`;
}

/** The checks of a text, oldest first. */
export function unpackChecks(hour: number, text: string): PackedCheck[] {
  const checks = text
    .split(',')
    .slice(1)
    .map(packed => unpackOne(hour, packed));
  return checks.sort((a, b) => a.at - b.at);
}

function unpackOne(hour: number, packed: string): PackedCheck {
  const up = !packed.endsWith('!');
  const [second = '0', ms = '', status = '200'] = (up ? packed : packed.slice(0, -1)).split('.');
  return {
    at: hour * HOUR_MS + Number.parseInt(second, 36) * 1000,
    up,
    responseMs: ms === '' ? null : Number.parseInt(ms, 36),
    statusCode: status === '0' ? null : Number(status),
  };
}
