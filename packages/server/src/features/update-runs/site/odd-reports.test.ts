import { describe, expect, it, onTestFinished } from 'vitest';
import { LANTERN, passTime, SECOND, useOneUpdate } from './one-update.fixtures.ts';

describe('a site whose report says nothing about its update', () => {
  const on = useOneUpdate(6);
  const { clock, run, item, changes, leftIn } = on;
  const ended = async (attempt = 1) => {
    const running = run(attempt);
    await passTime(clock, running);
    return running;
  };

  /** Sites answer without a part of their reports from now on. */
  function leaveOut(part: 'plugins'): () => void {
    const { fleet } = on.world;
    const serve = fleet.serve.bind(fleet);
    const back = () => {
      fleet.serve = serve;
    };
    onTestFinished(back);
    fleet.serve = async (k, request) => {
      const served = await serve(k, request);
      if (typeof served.reply === 'string') return served;
      const { 'content-encoding': _, ...headers } = served.reply.headers;
      const body = served.reply.body.replace(/<mainwp>(.+)<\/mainwp>/s, (_all, frame: string) => {
        const { [part]: _part, ...rest } = JSON.parse(Buffer.from(frame, 'base64').toString());
        return `<mainwp>${Buffer.from(JSON.stringify(rest)).toString('base64')}</mainwp>`;
      });
      return { ...served, reply: { status: served.reply.status, headers, body } };
    };
    return back;
  }

  // Seen to fail without: the update counted as failed, and its wave as bad.
  it('is looked at again while the list of its plugins is missing, and judged by it', async () => {
    const back = leaveOut('plugins');
    expect(await ended()).toMatchObject({ ok: false, retryInMs: expect.any(Number) });
    expect(await item()).toMatchObject({ state: 'sent' });
    back();
    expect(await ended(2)).toMatchObject({ ok: true, data: { updated: 1 } });
    expect(changes()).toHaveLength(1);
  });

  it('has an unknown outcome if the list is still missing when the update must have ended', async () => {
    await leftIn('sent');
    leaveOut('plugins');
    clock.advance(601 * SECOND);
    await ended();
    expect(await item()).toMatchObject({
      state: 'needs_attention',
      reason: 'outcome_unknown',
      message: expect.stringContaining('did not report its version'),
    });
    expect(changes()).toEqual([]);
  });

  // Seen to fail without: "could not be restored", which nobody had seen.
  it('is not known to be rolled back if the list is missing when that must have ended', async () => {
    await leftIn('rolling_back');
    leaveOut('plugins');
    await ended();
    expect(await item()).toMatchObject({
      state: 'needs_attention',
      message: expect.stringMatching(/not known whether version 1\.0 was restored, .* does not say which version/),
    });
  });

  // Seen to fail without: "The site no longer has version 2.0", which was untrue, and final in a job.
  it('is not rolled back on request until it says which version it has', async () => {
    expect(await ended()).toMatchObject({ ok: true, data: { updated: 1 } });
    await on.write(trx =>
      trx.updateTable('update_runs').set({ state: 'finished' }).where('job_id', '=', on.jobId).execute(),
    );
    const which = { job_id: on.jobId, site_id_or_domain: on.siteId(), type: 'plugins', slug: LANTERN };
    const rollBack = async () => {
      const rolling = on.world.post('roll-back-update-v1', which);
      await passTime(clock, rolling);
      return (await rolling).body;
    };
    const back = leaveOut('plugins');
    expect(await rollBack()).toMatchObject({ code: 'svc_site_busy', data: { retry_after: 10 } });
    back();
    expect(await rollBack()).toMatchObject({ state: 'rolled_back' });
  });

  // Seen to fail without: it was sent, failed because there was nothing to update, and its wave counted as bad.
  it('is left alone if it no longer offers the update', async () => {
    const { releases } = on.world.fleet.world;
    const { slug } = await item();
    const released = releases.get(slug) ?? '';
    onTestFinished(() => void releases.set(slug, released));
    releases.delete(slug);
    expect(await ended()).toMatchObject({ ok: true, cause: 'updates_skipped' });
    expect(await item()).toMatchObject({ state: 'skipped', reason: 'not_offered', sent_at: null });
    expect(changes()).toEqual([]);
  });
});
