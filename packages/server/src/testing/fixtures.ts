import { expect } from 'vitest';
import { type SiteStatus, searchText, siteKey } from '../features/sites/site.ts';
import type { Database } from '../ports/database/port.ts';
import { requireKnownActions } from './known/known-actions.ts';
import { requireKnownJobCauses } from './known/known-job-causes.ts';
import { makeWorld, type WorldOptions } from './make-world.ts';
import { useMade } from './use-made.ts';
import type { Answer, World } from './world.ts';

/** One world for all tests of a file. */
export function useWorld(options: WorldOptions = {}): () => World {
  return useMade(
    () => makeWorld({ log: { level: 'error', write: showBug }, ...options }),
    async world => {
      try {
        await requireKnownActions(world);
        await requireKnownJobCauses(world);
      } finally {
        await world.close();
      }
    },
  );
}

/** A bug is answered with nothing but an id; the bug itself belongs in the output of the failing test. */
export function showBug(line: string): void {
  const { level, err, msg } = JSON.parse(line) as { level: number; err?: { stack?: string }; msg?: string };
  if (level >= 50) console.error(msg, err?.stack ?? line);
}

export interface StoredSite {
  readonly url: string;
  readonly name?: string;
  readonly status?: SiteStatus;
  readonly client_id?: number;
  /** Further columns of the row. */
  readonly columns?: Readonly<Record<string, string | number>>;
}

/** Stores a site without contacting it: it has no key. Returns its id. @param world Only its database is needed. */
export async function storeSite(
  world: { readonly app: { readonly services: Pick<World['app']['services'], 'database'> } },
  { url, name = url, status, client_id, columns }: StoredSite,
) {
  const row = {
    url,
    url_key: siteKey(url),
    name,
    name_key: name.toLowerCase(),
    search_text: searchText(name, url),
    status: status ?? 'connected',
    client_id: client_id ?? null,
    admin_username: 'anna',
    verify_tls: 1,
    notes: '',
    wp_version: '',
    php_version: '',
    child_version: '',
    info_json: '{}',
    digests_json: '{}',
    failed_syncs: 0,
    next_sync_at: 0,
    actions_seen_at: 0,
    logs_seen_at: 0,
    created_at: 0,
    updated_at: 0,
    ...columns,
  };
  const { database } = world.app.services;
  const made = await database.write(trx =>
    trx.insertInto('sites').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return made.id;
}

export async function siteRow({ app }: World, id: number) {
  return app.services.database.db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Actions of the audit log about one site, oldest first. */
export async function auditOf({ db }: Database, siteId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `site:${siteId}`)
    .orderBy('id')
    .execute();
  return rows.map(row => row.action);
}

/** Expects the answer to be this error, in the envelope. Returns its message. */
export function expectError({ status, body }: Answer, wanted: { status: number; code: string; data?: object }): string {
  expect({ status, body }).toEqual({
    status: wanted.status,
    body: {
      code: wanted.code,
      message: expect.stringMatching(/\S/),
      data: expect.objectContaining({ status: wanted.status, ...wanted.data }),
    },
  });
  return body.message;
}

/** The paths that the error about a refused input names. */
export function refusedPaths(answer: Answer): string[] {
  expectError(answer, { status: 400, code: 'ability_invalid_input' });
  return answer.body.data.errors.map((error: { path: string }) => error.path);
}

/** The names of the parameters that the error about a refused REST request names. */
export function refusedParams({ status, body }: Answer): string[] {
  expect({ status, code: body.code, success: body.success }).toEqual({
    status: 400,
    code: 'rest_invalid_param',
    success: 0,
  });
  return Object.keys(body.data.params).sort();
}

/** Matches a list of failed sites with these identifiers and codes, each with a message. */
export function failures(...wanted: readonly [identifier: number | string, code: string][]) {
  return wanted.map(([identifier, code]) => ({ identifier, code, message: expect.stringMatching(/\S/) }));
}

export const ISO_SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Types of the stored events, oldest first. */
export async function eventTypes({ app }: World, of: { siteId?: number; prefix?: string } = {}): Promise<string[]> {
  const { siteId, prefix = '' } = of;
  const rows = await app.services.database.db
    .selectFrom('events')
    .select('type')
    .$if(siteId !== undefined, q => q.where('site_id', '=', siteId ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type).filter(type => type.startsWith(prefix));
}
