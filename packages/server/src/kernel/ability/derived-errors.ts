import type { TObject } from 'typebox';
import type { ErrorCode } from '../errors.ts';

/** The facts of an ability that errors follow from. */
interface TellingFacts {
  readonly errors?: readonly ErrorCode[];
  readonly input: TObject;
  readonly callsSite?: boolean;
  readonly effect: string;
  readonly module?: string;
}

/** How every request to a site can fail. */
const OF_A_CALL: readonly ErrorCode[] = ['connection_failed', 'site_offline', 'child_outdated'];
/** States in which nothing is sent to a site. */
const OF_ITS_STATE: readonly ErrorCode[] = ['site_suspended', 'site_disconnected'];
const OF_A_SELECTOR: readonly ErrorCode[] = ['site_not_found', 'ambiguous_site'];

/** The errors of an ability: its own, then those that follow from its facts; none twice. */
export function errorsOf({ errors = [], input, callsSite, effect, module }: TellingFacts): readonly ErrorCode[] {
  const namesSite = 'site_id_or_domain' in input.properties;
  const found = new Set(errors);
  if (namesSite) for (const code of OF_A_SELECTOR) found.add(code);
  if (callsSite && namesSite) for (const code of OF_ITS_STATE) found.add(code);
  if (callsSite) for (const code of OF_A_CALL) found.add(code);
  if (effect === 'destroy') found.add('confirmation_required');
  if (module !== undefined) found.add('module_not_available');
  return [...found];
}
