import { expect, it, onTestFinished } from 'vitest';
import { makeTestStore } from '../../../testing/index.ts';

const SHOWN = {
  'import-site-users-v1': [
    { has_header: true, rows: [{ line_number: 1, columns: ['anna', '', 'Secret of Anna'] }] },
    { has_header: true, rows: [{ line_number: 1, columns: ['•••', '', '•••'] }] },
  ],
  'update-settings-v1': [
    {
      settings: [
        { name: 'mail.smtp_url', value: 'smtp://anna:secret@mail.example' },
        { name: 'x.y', value: 20 },
      ],
    },
    {
      settings: [
        { name: 'mail.smtp_url', value: '•••' },
        { name: 'x.y', value: 20 },
      ],
    },
  ],
  'add-channel-v1': [
    { url: 'https://hooks.example/secret', topic: 'hidden', name: 'Chat' },
    { url: '•••', topic: '•••', name: 'Chat' },
  ],
  'add-site-v1': [
    { url: 'https://bakery.example/', uniqueid: 'hidden', keys: null },
    { url: 'https://bakery.example/', uniqueid: '•••', keys: null },
  ],
} as const;

it('proposed calls of earlier releases are kept without their secrets', async () => {
  const store = await makeTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate('0101-finished-runs');
  await database.write(async trx => {
    for (const [ability, [shown]] of Object.entries(SHOWN)) {
      const proposed = {
        proposer_kind: 'key',
        proposer_id: 1,
        proposed_by: 'key:x',
        client: '',
        proposed_at: 1,
        reason: '',
      };
      const row = { id: ability, ability, status: 'rejected', admin_only: 0, input_digest: 'x', expires_at: 2 };
      const given = { ...row, ...proposed, shown_json: JSON.stringify(shown) };
      await trx.insertInto('approvals').values(given).execute();
    }
  });
  await database.migrate();
  const rows = await database.db.selectFrom('approvals').select(['ability', 'shown_json']).execute();
  const kept = Object.fromEntries(rows.map(({ ability, shown_json }) => [ability, JSON.parse(shown_json)]));
  expect(kept).toEqual(Object.fromEntries(Object.entries(SHOWN).map(([ability, [, shown]]) => [ability, shown])));
});
