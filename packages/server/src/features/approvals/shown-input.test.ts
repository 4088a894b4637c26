import { describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { makeProposing } from './approvals.fixtures.ts';
import { shownInput } from './shown-input.ts';

const on = useMade(
  async () => {
    const world = await makeWorld({ sites: 1, seeded: true });
    return { world, ...(await makeProposing(world)) };
  },
  ({ world }) => world.close(),
);

// Seen to fail while only names that end in "password" were hidden: viewers could read the passwords.
it('a proposed import of users is kept and shown without their passwords, whatever shape its rows have', async () => {
  const { world, propose } = on();
  const user = ['anna', 'anna@x.example', 'Anna', '', '', 'Secret of Anna 1', '', 'editor', '1', ''];
  const { approval_id, input } = await propose('import-site-users-v1', {
    rows: [
      { line_number: 1, columns: user },
      { line_number: 2, columns: ['ben', 'ben@x.example', 'Secret of Ben 2'] },
    ],
  });
  expect(input).toEqual({
    has_header: true,
    rows: [
      { line_number: 1, columns: user.map(cell => (cell === 'Secret of Anna 1' ? '•••' : cell)) },
      { line_number: 2, columns: ['•••', '•••', '•••'] },
    ],
  });
  const query = world.app.services.database.db.selectFrom('approvals').selectAll().where('id', '=', approval_id);
  expect(JSON.stringify(await query.execute())).not.toContain('Secret of');
});

describe('what a person sees of a proposed call', () => {
  it('has variation selectors in a row visible, which could carry a text', () => {
    const note = 'ok \u{2764}\u{FE0F}\u{FE0F}\u{E0100}';
    expect(shownInput('update-site-v1', { notes: note })).toEqual({ notes: 'ok \u{2764}\u{FE0F}\\u{fe0f}\\u{e0100}' });
  });

  it('has the server of a channel, and neither the rest of its address nor its topic and secrets', () => {
    const channel = { url: 'https://hooks.chat.example/T1/secret', topic: 'hidden', auth: 'hidden', name: 'Chat' };
    expect(shownInput('add-channel-v1', channel)).toEqual({
      url: 'https://hooks.chat.example/•••',
      topic: '•••',
      auth: '•••',
      name: 'Chat',
    });
    expect(shownInput('update-channel-v1', { url: 'no address' })).toEqual({ url: '•••' });
    expect(shownInput('update-site-v1', { url: 'https://bakery.example/shop' })).toEqual({
      url: 'https://bakery.example/shop',
    });
  });

  it('has the values of settings that are no secrets', () => {
    const settings = [
      { name: 'sync.concurrency', value: 20 },
      { name: 'mail.smtp_password', value: 'hidden' },
      { name: 'mail.smtp_url', value: 'smtp://anna:hidden@mail.example:587' },
      { name: 'mail.smtp_password', value: null },
      { name: 'no.setting', value: 'hidden' },
    ];
    expect(shownInput('update-settings-v1', { settings })).toEqual({
      settings: [
        { name: 'sync.concurrency', value: 20 },
        { name: 'mail.smtp_password', value: '•••' },
        { name: 'mail.smtp_url', value: 'smtp://anna@mail.example:587' },
        { name: 'mail.smtp_password', value: null },
        { name: 'no.setting', value: '•••' },
      ],
    });
  });

  const proposed = ALL_ABILITIES.filter(({ effect, personOnly, own }) => effect !== 'read' && !personOnly && !own);
  const secrets = proposed.flatMap(({ name, input }) =>
    Object.entries(input.properties as Readonly<Record<string, { type?: unknown; description?: string }>>)
      .filter(([member]) => member !== 'http_user') // "of the password prompt"
      .filter(([, { description = '' }]) =>
        /password|secret|security id|stored (?:sealed|encrypted)|not shown/i.test(description),
      )
      .filter(([, schema]) => [schema.type].flat().includes('string'))
      .map(([member]) => [name, member] as const),
  );
  it.each(secrets)('has no member that its description calls secret: %s, %s', (ability, member) => {
    expect(JSON.stringify(shownInput(ability, { [member]: 'hidden value' }))).not.toContain('hidden value');
  });
});
