import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../ports/database/port.ts';
import { makeWorld, type World } from '../../../testing/index.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('A request after a pause, on PostgreSQL', () => {
  let world: World;
  const asked: string[] = [];
  beforeAll(async () => {
    world = await makeWorld({ sites: 2, seeded: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '1' } });
    const { database } = world.app.services;
    const { version, versionWith } = database;
    const noted: Pick<Database, 'version' | 'versionWith'> = {
      version(part) {
        asked.push('version');
        return version(part);
      },
      versionWith(queries) {
        asked.push(...queries.map(({ sql }) => /from "(\w+)"/.exec(sql)?.[1] ?? sql));
        return versionWith?.(queries) ?? Promise.reject(new Error('PostgreSQL has it'));
      },
    };
    Object.assign(database, noted);
  });
  afterAll(() => world.close());

  const askedFor = async (auth: string, path: string) => {
    await world.request(path, { auth });
    await sleep(50);
    asked.length = 0;
    expect((await world.request(path, { auth })).status).toBe(200);
    return asked;
  };

  it('asks for its credentials in the round trip of the version', async () => {
    const key = await world.key('read');
    expect(await askedFor(key, '/wp-json/svc/v2/tags')).toEqual(['api_keys']);
    expect(await askedFor(world.admin, '/wp-json/svc/v2/tags')).toEqual(['users', 'api_keys']);
    expect(await askedFor(world.admin, '/wp-json/wp-abilities/v1/abilities/svc/list-tags-v1/run')).toEqual(['users']);
  });

  it('asks for the status of a job in the same round trip', async () => {
    const { job_id } = (await world.post('sync-sites-v1')).body;
    expect(await askedFor(await world.key('read'), `/wp-json/svc/v2/jobs/${job_id}`)).toEqual(['api_keys', 'jobs']);
  });
});
