import { expect, it } from 'vitest';
import { serializeAuditedWrites } from '../../kernel/audit/audit.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { uncommitted, waitForLock } from '../../testing/wait-for-lock.ts';
import { makeProposing } from './approvals.fixtures.ts';

const world = useWorld();

// Fails on PostgreSQL if one does not wait for the other: neither sees the proposal of the other.
it('keeps a call once that is proposed twice at the same time', async () => {
  const { database } = world().app.services;
  const { propose } = await makeProposing(world());
  const goOn = await uncommitted(database, serializeAuditedWrites);
  const proposals = [propose('add-tag-v1', { name: 'urgent' }), propose('add-tag-v1', { name: 'urgent' })];
  await waitForLock(database, 2);
  await goOn();
  const [first, second] = await Promise.all(proposals);
  expect(first?.approval_id).toMatch(/./);
  expect(second?.approval_id).toBe(first?.approval_id);
  const { body } = await world().get('list-approvals-v1', { status: 'pending' });
  expect(body.total).toBe(1);
});

it('shows the whole input to the person who decides, and names what was cut of the preview', async () => {
  const { propose } = await makeProposing(world());
  const given = { site_ids_or_domains: Array.from({ length: 300 }, (_, place) => place + 1000) };
  const { input, preview } = await propose('suspend-sites-v1', given);
  expect(input).toMatchObject(given);
  expect(preview).toMatchObject({ cut: [{ path: 'errors', shown: 200, total: 300 }] });
});
