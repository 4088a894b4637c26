import { trimSign } from '../../kernel/text/trim-sign.ts';
import { LOG_TYPES } from './log-types/index.ts';

/** What is stored of a change, as far as type and description need it. */
export interface StoredChange {
  /** Of the connector's log; null for its list of actions. */
  readonly log_type_id: number | null;
  readonly context: string;
  readonly action: string;
  readonly object_name: string;
}

/** The five actions arrive in the present form, all others in the past. Source: docs/wire/sync.md#changes. */
const PAST: ReadonlyMap<string, string> = new Map([
  ['install', 'installed'],
  ['delete', 'deleted'],
  ['activate', 'activated'],
  ['deactivate', 'deactivated'],
  ['update', 'updated'],
]);

/** Settings that are on or off share one log type for both. */
const SWITCHED: ReadonlySet<string> = new Set(['enabled', 'disabled']);

/**
 * Type of a change: `<context>.<action>`, e.g. `plugin.activated`. For a known log type, both words are ours; otherwise
 * they are the site's, converted into the form of a type.
 */
export function changeType({ log_type_id, context, action }: Omit<StoredChange, 'object_name'>): string {
  const known = log_type_id === null ? undefined : LOG_TYPES.get(log_type_id);
  if (known) return `${known.context}.${SWITCHED.has(action) ? action : known.action}`;
  const word = asWord(action) || 'changed';
  return `${asWord(context) || 'site'}.${PAST.get(word) ?? word}`;
}

function asWord(text: string): string {
  const word = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return trimSign(word, '-');
}
