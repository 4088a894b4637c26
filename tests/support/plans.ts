import { ALL_ABILITIES, execute } from '@sitekeeper/server';
import type { Database, World } from '@sitekeeper/server/testing';
import { CompiledQuery, type KyselyPlugin } from 'kysely';

/** How a statement accesses a table. */
export interface TableAccess {
  readonly table: string;
  /** Reads all of it, or all rows of an index. */
  readonly whole: boolean;
  /** All that is found there is sorted, even for the first page. */
  readonly sorted: boolean;
  readonly statement: string;
}

/** The query plans of an ability's statements. @param again Those of the second time that it is asked. */
export async function accessesOf(world: World, name: string, input: object, again = false): Promise<TableAccess[]> {
  const { database } = world.app.services;
  const asked = new Map<string, CompiledQuery>();
  const note = (query: CompiledQuery) => {
    // A kept statement is compiled with objects in place of its parameters, and noted when it is run.
    const isTemplate = query.parameters.some(value => typeof value === 'object' && value !== null);
    if (/^\s*(select|with)\b/i.test(query.sql) && !isTemplate) asked.set(query.sql, query);
  };
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      note(database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = database.db.withPlugin(watch);
  const run = db.executeQuery.bind(db);
  db.executeQuery = query => {
    if (!('compile' in query)) note(query);
    return run(query);
  };
  // A separate database: statements whose results are remembered would not be sent again.
  const watched = { ...database, db, version: again ? database.version : () => database.version() };
  const ctx = { ...world.app.ctx({ kind: 'system', name: 'plans' }), database: watched };
  const ability = ALL_ABILITIES.find(one => one.name === name);
  if (!ability) throw new Error(`There is no ability ${name}`);
  if (again) await execute(ability, () => input, ctx);
  asked.clear();
  await execute(ability, () => input, ctx);
  const all: TableAccess[] = [];
  for (const query of asked.values()) all.push(...(await accessesIn(database, query)));
  if (all.length === 0 && !again) throw new Error(`${name} asked the store nothing`);
  return all;
}

async function accessesIn(database: Database, { sql: statement, parameters }: CompiledQuery): Promise<TableAccess[]> {
  const explain = database.engine === 'sqlite' ? 'explain query plan' : 'explain (format json)';
  const { rows } = await database.db.executeQuery(CompiledQuery.raw(`${explain} ${statement}`, [...parameters]));
  const found = database.engine === 'sqlite' ? inSqlitePlan(rows as Line[], statement) : inPostgresPlan(rows);
  return found.map(access => ({ ...access, whole: access.whole && !TOTAL.test(statement), statement }));
}

interface Line {
  readonly detail: string;
}

/** Partial indexes: reading all of one is reading the matching rows. */
const PARTIAL =
  /USING (?:COVERING )?INDEX (?:site_security_failed|tls_probes_faulty|approval_subjects_(?:all|job)|sites_ailing|sites_untended|vulnerability_findings_(?:exposed|open))\b/;

const SORTED = 'USE TEMP B-TREE FOR ORDER BY';

/** Conditions that pass few rows over: nearly all incidents are over. */
const PASSES_FEW = /where \+monitor_incidents\.ended_at is not null(?= order\b)/;

/** Read in its order until the page is full: nothing is sorted, and no condition passes many rows over. */
const endsWithPage = (rows: readonly string[], statement: string) =>
  /\blimit \?/.test(statement) &&
  !/\bwhere (?!1 = 1\s+order\b)/.test(
    statement.replace(/where "?\w+"?\."?id"? in \(select/, '').replace(PASSES_FEW, ''),
  ) &&
  !rows.includes(SORTED);

/** The total of a list counts the rows of one table, without joining another. */
const TOTAL = /^select count\(\*\) as "total" from "\w+"$/;

function inSqlitePlan(lines: readonly Line[], statement: string) {
  const rows = lines.map(({ detail }) => detail);
  return rows.flatMap((detail, place) => {
    const [, how, name = ''] = /^(SCAN|SEARCH) (\S+)/.exec(detail) ?? [];
    if (how === undefined) return [];
    // A subquery that is computed first is read completely, under its name in the statement; its plan comes last.
    const isPart = rows.includes(`CO-ROUTINE ${name}`) || rows.includes(`MATERIALIZE ${name}`);
    if (
      isPart &&
      !rows.slice(place + 1).some(later => later.startsWith(`${how} ${name} `) || later === `${how} ${name}`)
    ) {
      return [];
    }
    const isWhole = how === 'SCAN' && !PARTIAL.test(detail) && !endsWithPage(rows, statement);
    return [{ table: tableOf(name, statement), whole: isWhole, sorted: rows.includes(SORTED) }];
  });
}

/** SQLite names a table by its alias in the statement. */
function tableOf(name: string, statement: string): string {
  const [, table = name] = new RegExp(`"?(\\w+)"?\\s+as\\s+"?${name}"?(?!\\w)`, 'i').exec(statement) ?? [];
  return table;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

function inPostgresPlan(rows: readonly unknown[]) {
  const [
    {
      'QUERY PLAN': [{ Plan: top }],
    },
  ] = rows as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }];
  const walk = (node: PlanNode, sorted: boolean): Omit<TableAccess, 'statement'>[] => [
    ...(node['Relation Name'] === undefined
      ? []
      : [{ table: node['Relation Name'], whole: node['Node Type'] === 'Seq Scan', sorted }]),
    ...(node.Plans ?? []).flatMap(part => walk(part, sorted || (node['Node Type'] === 'Sort' && !hasLimit(node)))),
  ];
  return walk(top, false);
}

/** What it sorts is a page already. */
const hasLimit = ({ Plans = [] }: PlanNode): boolean =>
  Plans.some(part => part['Node Type'] === 'Limit' || hasLimit(part));
