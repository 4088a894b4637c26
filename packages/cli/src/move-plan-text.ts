import type { MovePlan } from '@sitekeeper/server';
import { quantityOf, textTable } from './text-table.ts';

/** More are in the answer with `--json`, and in the import. */
const MOST_ROWS = 50;

const KINDS: Readonly<Record<MovePlan['kinds'][number]['kind'], string>> = {
  sites: 'sites',
  tags: 'tags',
  clients: 'clients',
  contacts: 'contacts of clients',
  client_fields: 'fields of clients',
  costs: 'costs',
  ignored_updates: 'ignored updates',
  trusted_items: 'trusted plugins and themes',
  monitors: 'uptime checks',
  api_keys: 'API keys',
};

/** A plan for people. @param importId Undefined: it was not kept. */
export function describePlan(plan: MovePlan, importId: string | undefined): string {
  const from = plan.url === '' ? 'a MainWP Dashboard without an address' : plan.url;
  const version = plan.db_version === '' ? '' : `, version ${plan.db_version}`;
  const parts = [
    `Moving from ${from} (tables ${plan.prefix}${version}, costs in ${plan.currency}). Nothing has been changed yet.`,
    textTable(
      ['what', 'found', 'here already', 'left out'],
      plan.kinds.map(({ kind, found, here, left_out }) => [KINDS[kind], found, here, left_out]),
    ),
    textTable(['how the sites come over', 'sites'], waysOf(plan)),
    sitesOf(plan),
    problemsOf(plan),
    plan.warnings.map(warning => `Note: ${warning}`).join('\n'),
    importId === undefined
      ? 'This was a dry run. Run the command again without --dry-run to keep the plan.'
      : `Kept as import ${importId}. Next: sitekeeper import adopt ${importId}`,
  ];
  return parts.filter(part => part !== '').join('\n\n');
}

function waysOf({ ways }: MovePlan): [string, number][] {
  return [
    ['with the key of the MainWP Dashboard', ways.key],
    ['without a key, when you cut over', ways.reconnect_secret],
    ['add them with a password', ways.password],
    ['here already, or listed twice', ways.linked],
    ['they stay behind', ways.none],
  ];
}

/** The sites about which there is something to say. */
function sitesOf({ sites }: MovePlan): string {
  const special = sites.filter(({ reason, suspended }) => reason !== null || suspended);
  const rows = special.slice(0, MOST_ROWS).map(({ old_id, url, reason, suspended }) => {
    const asleep = suspended ? 'It is suspended, and stays so.' : '';
    return [old_id, url, [asleep, reason ?? ''].filter(Boolean).join(' ')];
  });
  return rows.length === 0
    ? ''
    : `${textTable(['site', 'url', 'what to know'], rows)}${andMore(special.length, 'site')}`;
}

function problemsOf({ problems }: MovePlan): string {
  const rows = problems.slice(0, MOST_ROWS).map(({ table, id, outcome, message }) => [table, id, outcome, message]);
  if (rows.length === 0) return '';
  return `${textTable(['table', 'row', 'outcome', 'why'], rows)}${andMore(problems.length, 'row')}`;
}

function andMore(all: number, noun: string): string {
  return all > MOST_ROWS ? `\n… and ${quantityOf(all - MOST_ROWS, noun)} more: use --json` : '';
}
