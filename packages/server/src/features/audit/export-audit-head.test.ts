import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';
import { exportAuditHead, verifyAudit } from './index.ts';

let world: World;
const lines: Record<string, unknown>[] = [];
beforeEach(async () => {
  world = await makeWorld({ log: { write: line => lines.push(JSON.parse(line)) } });
});
afterEach(() => world.close());

it('the head of the audit log is written to the log and to a file whenever it has changed', async () => {
  const file = join(world.store.folder, 'heads');
  const services = { ...world.app.services, settings: { ...world.app.services.settings, auditHeadFile: file } };
  const heads = () =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
  await exportAuditHead(services);
  await exportAuditHead(services);
  const { rows, hash } = await verifyAudit(services);
  expect(heads()).toEqual([{ at: expect.any(String), rows, hash }]);
  await world.post('add-tag-v1', { name: 'x' });
  await exportAuditHead(services);
  expect(heads().map(head => head.rows)).toEqual([rows, rows + 1]);
  expect(await verifyAudit(services, heads())).not.toHaveProperty('problem');
  expect(lines.flatMap(line => line.audit_head ?? [])).toEqual(heads());
});

it('a deleted head is reported as an error in the log', async () => {
  await world.app.services.database.write(trx => trx.updateTable('audit_head').set({ sealed: '' }).execute());
  lines.length = 0;
  await exportAuditHead(world.app.services);
  expect(lines).toEqual([expect.objectContaining({ level: 50, msg: expect.stringContaining('audit verify') })]);
});
