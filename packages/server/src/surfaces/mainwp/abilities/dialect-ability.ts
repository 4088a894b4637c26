import type { TObject } from 'typebox';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { MAINWP_WORD } from '../dialect-errors.ts';
import type { Call } from '../rest/line.ts';

export type DialectCategory = 'sites' | 'updates' | 'clients' | 'tags' | 'batch';

/** What running one may use. */
export interface Running {
  readonly ctx: Ctx;
  /** Runs an ability of ours for the same caller, with the same checks. */
  readonly call: Call;
}

/** An ability of MainWP: its input, and the view of what an ability of ours makes of it. */
export interface DialectAbility {
  /** Without the word in front: `list-sites-v1`. */
  readonly name: string;
  readonly category: DialectCategory;
  /** Ours: its permission, module, effect and summary. */
  readonly ability: AnyAbility;
  readonly input: TObject;
  /** Destructive abilities that MainWP runs by DELETE. */
  readonly byDelete?: true;
  /** @returns the body. */
  readonly run: (input: never, running: Running) => Promise<unknown>;
}

/** The one method that an ability is run by. */
export function dialectMethodOf({ ability, byDelete }: DialectAbility): 'GET' | 'POST' | 'DELETE' {
  return ability.effect === 'read' ? 'GET' : byDelete ? 'DELETE' : 'POST';
}

/** A code within a body, with the word of MainWP in front. */
export function inWord(code: string, { settings }: Ctx): string {
  const own = `${settings.namespace}_`;
  return code.startsWith(own) ? `${MAINWP_WORD}_${code.slice(own.length)}` : code;
}

/** Where a program polls a job. */
export function jobAddress(jobId: string, { origin, settings }: Ctx): string {
  return `${origin}${settings.restRoot}/${MAINWP_WORD}/v2/jobs/${jobId}`;
}
