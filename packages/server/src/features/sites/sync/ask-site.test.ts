import { ConnectorError, type SiteChange, type SiteReport, type StatsArgs } from '@sitekeeper/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChildSites, SiteConnection } from '../../../ports/child-sites/port.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { type KnownSite, loadKnownSites } from '../connection.ts';
import { askSite } from './ask-site.ts';
import { syncWriter } from './sync-writer.ts';

const world = useWorld();
const base: SiteReport = { wpEngine: false, wphost: '', coreUpdate: undefined, connectorVersion: '6.1' };
let site: KnownSite;

beforeAll(async () => {
  site = await load(await storeSite(world(), { url: 'https://a.example/' }));
});

async function load(id: number): Promise<KnownSite> {
  const [known] = await loadKnownSites(world().app.services, [id]);
  const connection = { url: 'https://a.example/', user: 'anna' } as SiteConnection;
  return { ...(known as KnownSite), connection };
}

const rows = (from: number, number: number): SiteChange[] =>
  Array.from({ length: number }, (_, at) => ({
    source: 'log',
    sourceId: `${from + at}`,
    context: 'plugin',
    action: 'updated',
    user: '',
    objectName: '',
    created: from + at,
    createdSeconds: from + at,
  }));

/** Later than what any test asks for. */
const FROM = 2_000_000_000;

/** Asks with answers of our own making instead of the site's. */
async function ask(answer: (args: StatsArgs, call: number) => Partial<SiteReport>, asks = site) {
  const asked: StatsArgs[] = [];
  const call = (async (connection, _call, args) => {
    asked.push(args as StatsArgs);
    return { value: { ...base, ...answer(args as StatsArgs, asked.length) }, url: connection.url };
  }) as ChildSites['call'];
  const { services } = world().app;
  const outcome = await askSite({ ...services, childSites: { ...services.childSites, call } }, asks);
  return { outcome, asked };
}

describe('askSite', () => {
  it('sends one request for all parts, and requests a reconnect secret only while none is stored', async () => {
    const { asked } = await ask(() => ({}));
    expect(asked).toMatchObject([{ wantRegverify: true, logs: { eventsCount: 200 } }]);
    site = { ...site, regverify: 'stored' };
    expect((await ask(() => ({}))).asked).toMatchObject([{ wantRegverify: false }]);
  });

  it('requests changes since the newest stored one, or of the last day at first', async () => {
    const day = Date.now() / 1000 - 24 * 3600;
    const { asked } = await ask(() => ({}));
    expect(asked[0]?.logs?.newerThan).toBeGreaterThan(day - 60);
    expect(asked[0]?.logs?.newerThan).toBeLessThan(day + 60);
    const row = { ...site.row, logs_seen_at: 1_700_000_000_999, actions_seen_at: 1_700_000_001_500 };
    site = { ...site, row };
    const next = await ask(() => ({}));
    expect(next.asked[0]).toMatchObject({ logs: { newerThan: 1_699_999_999 }, actionsSince: 1_700_000_001.5 });
  });

  it('keeps requesting while pages of the log are full', async () => {
    const { outcome, asked } = await ask((_args, call) => ({
      changeLogs: call < 3 ? rows(FROM + call * 1000, 200) : rows(FROM + 5000, 3),
    }));
    expect(asked.map(args => args.logs?.newerThan).slice(1)).toEqual([FROM + 1198, FROM + 2198]);
    expect(outcome.ok && outcome.report.changeLogs).toHaveLength(403);
    expect(asked.slice(1).every(args => args.wantRegverify === false)).toBe(true);
  });

  it.each([
    new ConnectorError('site_error', 'Too many requests.', { httpStatus: 429 }),
    new ConnectorError('timeout', 'It took too long.'),
  ])('keeps the report and the rows so far if a later page of the log fails: $message', async refused => {
    const { outcome, asked } = await ask((_args, call) => {
      if (call === 3) throw refused;
      return { wpVersion: '7.1', changeLogs: rows(FROM + call * 1000, 200) };
    });
    expect(asked).toHaveLength(3);
    expect(outcome).toMatchObject({ ok: true, report: { wpVersion: '7.1', changeLogs: { length: 400 } } });
  });

  it('fails if the first page of the log does, or a later one by a bug', async () => {
    const first = await ask(() => {
      throw new ConnectorError('timeout', 'It took too long.');
    });
    expect(first.outcome).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    const bug = ask((_args, call) => {
      if (call === 2) throw new TypeError('bug');
      return { changeLogs: rows(1000, 200) };
    });
    await expect(bug).rejects.toThrow(TypeError);
  });

  it('stops when the log has no end', async () => {
    const { outcome, asked } = await ask((_args, call) => ({ changeLogs: rows(FROM + call * 1000, 200) }));
    expect(outcome.ok).toBe(true);
    expect(asked).toHaveLength(10);
  });

  it('takes no more rows of a page than it requested, the oldest, and requests the others again', async () => {
    const log = rows(FROM, 1000);
    const sent = async (newestFirst: boolean) => {
      const { outcome, asked } = await ask(({ logs }) => {
        const newer = log.filter(({ created }) => created > (logs?.newerThan ?? 0));
        return { changeLogs: newestFirst ? newer.toReversed() : newer };
      });
      const read = outcome.ok ? (outcome.report.changeLogs ?? []) : [];
      return [read.length, new Set(read.map(({ sourceId }) => sourceId)).size, asked.length];
    };
    // The second before is requested again each time.
    expect(await sent(false)).toEqual([1005, 1000, 6]);
    expect(await sent(true)).toEqual([1005, 1000, 6]);
  });

  describe('of a log with very many rows in one second', () => {
    /** Sites give the rows after a moment, oldest first. */
    const logOf = (many: number, tooMany = Number.POSITIVE_INFINITY, from = FROM) => {
      const burst = Array.from({ length: many }, (_, at) => {
        const created = from + 5 + at / (many + 1);
        return { ...(rows(from + 5, 1)[0] as SiteChange), sourceId: `burst-${at}`, created };
      });
      const log = [...rows(from, 5), ...burst, ...rows(from + 6, 3)];
      return ({ logs }: StatsArgs) => {
        const { newerThan, eventsCount } = logs as NonNullable<StatsArgs['logs']>;
        if (eventsCount > tooMany) throw new ConnectorError('too_large', 'It has too many values.');
        return { changeLogs: log.filter(({ created }) => created > newerThan).slice(0, eventsCount) };
      };
    };
    const read = ({ outcome }: Awaited<ReturnType<typeof ask>>) =>
      new Set(outcome.ok ? outcome.report.changeLogs?.map(({ sourceId }) => sourceId) : []);

    it('requests more of them at once until it gets on', async () => {
      const asked = await ask(logOf(700));
      expect(read(asked).size).toBe(708);
      expect(asked.asked.map(({ logs }) => logs?.eventsCount)).toEqual([200, 200, 400, 800]);
    });

    it('leaves out what is more than a site can send at once, and reads what follows', async () => {
      const most = await ask(logOf(7000));
      expect(most.asked).toHaveLength(8);
      expect(read(most).size).toBe(5008);
      expect(read(most)).toContain(`${FROM + 8}`);
      expect(read(await ask(logOf(700, 400)))).toContain(`${FROM + 8}`);
    });

    /** Syncs a site so often. @returns how many rows of its log were read; its newest is `newest`. */
    async function readBySyncs(syncs: number, requireAnswer: (args: StatsArgs, call: number, sync: number) => void) {
      const from = Math.floor(Date.now() / 1000) - 3600;
      const log = logOf(700, undefined, from);
      const id = await storeSite(world(), { url: `https://burst-${++bursts}.example/` });
      const found = new Set<string | undefined>();
      for (let sync = 1; sync <= syncs; sync++) {
        const asked = await ask(
          (args, call) => {
            requireAnswer(args, call, sync);
            return log(args);
          },
          await load(id),
        );
        for (const row of read(asked)) found.add(row);
        await syncWriter(world().app.services).add(asked.outcome);
      }
      return { rows: found.size, newest: found.has(`${from + 8}`) };
    }
    let bursts = 0;

    it('gets on with the third sync where a site refuses all requests but the first of each', async () => {
      const onlyOne = (_args: StatsArgs, call: number) => {
        if (call > 1) throw new ConnectorError('site_error', 'Too many requests.', { httpStatus: 429 });
      };
      expect(await readBySyncs(2, onlyOne)).toMatchObject({ newest: false });
      expect(await readBySyncs(3, onlyOne)).toMatchObject({ newest: true });
    });

    it('gets on where a site stays refused after it had too many rows to send at once', async () => {
      const little = ({ logs }: StatsArgs, call: number) => {
        if (call > 1 && logs?.eventsCount === 200) throw new ConnectorError('timeout', 'It took too long.');
        if ((logs?.eventsCount ?? 0) > 400) throw new ConnectorError('too_large', 'It has too many values.');
      };
      expect(await readBySyncs(4, little)).toMatchObject({ newest: true });
    });

    it('leaves nothing out when a single question for more rows fails', async () => {
      const once = ({ logs }: StatsArgs, _call: number, sync: number) => {
        if (sync === 1 && logs?.eventsCount === 400) throw new ConnectorError('timeout', 'It took too long.');
      };
      expect(await readBySyncs(2, once)).toEqual({ rows: 708, newest: true });
    });
  });

  it('refuses connectors that are too old, and accepts versions it cannot read', async () => {
    const { outcome } = await ask(() => ({ connectorVersion: '3.9.1' }));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'child_outdated' } });
    for (const connectorVersion of ['4.0', 'dev', undefined]) {
      expect((await ask(() => ({ connectorVersion }))).outcome.ok).toBe(true);
    }
  });

  it('turns a failure into an outcome, and throws on a bug', async () => {
    const { services } = world().app;
    const keyless = await askSite(services, { ...site, connection: undefined });
    expect(keyless).toMatchObject({ ok: false, failure: { code: 'site_disconnected' } });
    const bug = ask(() => {
      throw new TypeError('bug');
    });
    await expect(bug).rejects.toThrow(TypeError);
  });
});
