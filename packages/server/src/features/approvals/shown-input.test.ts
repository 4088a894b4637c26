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
  it('has variation selectors in a row visible, which could carry a text', async () => {
    const note = 'ok \u{2764}\u{FE0F}\u{FE0F}\u{E0100}';
    expect(await shownInput('update-site-v1', { notes: note })).toEqual({
      notes: 'ok \u{2764}\u{FE0F}\\u{fe0f}\\u{e0100}',
    });
  });

  it('has the server of a channel, and neither the rest of its address nor its topic and secrets', async () => {
    const channel = { url: 'https://hooks.chat.example/T1/secret', topic: 'hidden', auth: 'hidden', name: 'Chat' };
    expect(await shownInput('add-channel-v1', channel)).toEqual({
      url: 'https://hooks.chat.example/•••',
      topic: '•••',
      auth: '•••',
      name: 'Chat',
    });
    expect(await shownInput('update-channel-v1', { url: 'no address' })).toEqual({ url: '•••' });
    expect(await shownInput('update-site-v1', { url: 'https://bakery.example/shop' })).toEqual({
      url: 'https://bakery.example/shop',
    });
  });

  it('has the values of settings that are no secrets', async () => {
    const settings = [
      { name: 'sync.concurrency', value: 20 },
      { name: 'mail.smtp_password', value: 'hidden' },
      { name: 'mail.smtp_url', value: 'smtp://anna:hidden@mail.example:587' },
      { name: 'mail.smtp_password', value: null },
      { name: 'no.setting', value: 'hidden' },
    ];
    expect(await shownInput('update-settings-v1', { settings })).toEqual({
      settings: [
        { name: 'sync.concurrency', value: 20 },
        { name: 'mail.smtp_password', value: '•••' },
        { name: 'mail.smtp_url', value: 'smtp://anna@mail.example:587' },
        { name: 'mail.smtp_password', value: null },
        { name: 'no.setting', value: '•••' },
      ],
    });
  });

  it('has the lines of a file of sites, without passwords, ids, and columns that are not used', async () => {
    const csv = [
      'URL;Login;Password;Note;Tags;Security ID',
      'https://bakery.example;anna;Secret 1;Secret 2;"Shop;a, b";Secret 3',
      'https://garage.example;ben;;;;',
      'https://florist.example;carl;;Secret 4;x;Secret 5;Secret 6',
      'Florist;https://florist.example;carl;x;Secret 7;Secret 8',
    ].join('\n');
    expect(await shownInput('import-sites-v1', { csv, adminpassword: 'Secret 9' })).toEqual({
      csv: [
        'URL,Login,Password,•••,Tags,Security ID',
        'https://bakery.example,anna,•••,•••,"Shop;a, b",•••',
        'https://garage.example,ben,,,,',
        '•••,•••,,•••,•••,•••,•••',
        '•••,•••,•••,•••,•••,•••',
      ],
      adminpassword: '•••',
    });
  });

  it('has the lines of a file of sites that names no columns', async () => {
    const csv = 'Bakery,https://bakery.example,anna,Secret,Shop,Secret,anna,Secret,1,auto\n';
    expect(await shownInput('import-sites-v1', { csv })).toEqual({
      csv: ['Bakery,https://bakery.example,anna,•••,Shop,•••,anna,•••,1,•••'],
    });
    for (const other of ['Secret', 'Bakery, b.c,https://bakery.example,anna,Secret,Shop,,,,1,auto', 'a"Secret'])
      expect(await shownInput('import-sites-v1', { csv: other })).toEqual({ csv: '•••' });
  });

  it('has the lines of a file of users, without their passwords', async () => {
    const header =
      'username,email,first_name,last_name,user_url,password,send_password,role,select_sites,select_groups';
    const csv = `${header}\r\nanna,anna@x.example,Anna,,,Secret,,editor,1;2,\r\nben,ben@x.example,Secret\r\n`;
    expect(await shownInput('import-site-users-v1', { csv, has_header: true })).toEqual({
      csv: [header.replace(',password', ',•••'), 'anna,anna@x.example,Anna,,,•••,,editor,1;2,', '•••,•••,•••'],
      has_header: true,
    });
    expect(await shownInput('import-site-users-v1', { csv: 'a"Secret' })).toEqual({ csv: '•••' });
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
  it.each(secrets)('has no member that its description calls secret: %s, %s', async (ability, member) => {
    expect(JSON.stringify(await shownInput(ability, { [member]: 'hidden value' }))).not.toContain('hidden value');
  });
});
