import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const made = async (ability: string, input: object): Promise<number> => (await world().post(ability, input)).body.id;

it.each([
  ['client', 'client_ids', 'tag_ids', 'delete-client-v1', 'client_id_or_email'],
  ['tag', 'tag_ids', 'client_ids', 'delete-tag-v1', 'tag_id'],
] as const)(
  'deleting a %s names the enabled alarm rules that tell nothing without it',
  async (noun, mine, others, ability, selector) => {
    const other = noun === 'tag' ? 'client' : 'tag';
    const [id, second, third] = [
      await made(`add-${noun}-v1`, { name: `${noun} 1` }),
      await made(`add-${noun}-v1`, { name: `${noun} 2` }),
      await made(`add-${other}-v1`, { name: `${other} of ${noun}` }),
    ];
    const rule = async (name: string, more: object) => ({
      id: await made('add-alarm-rule-v1', { name, channel_ids: [], tell_browsers: true, ...more }),
      name,
    });
    const alone = await rule('Alone', { [mine]: [id] });
    await rule('With another', { [mine]: [id, second] });
    await rule('With another kind', { [mine]: [id], [others]: [third] });
    await rule('Disabled', { [mine]: [id], enabled: false });
    await rule('For all', {});
    const dry = (await world().post(ability, { [selector]: id, dry_run: true })).body;
    expect(dry.would_affect.silenced_rules).toEqual([alone]);
    expect(dry.warnings).toEqual(['1 alarm rule only for it will tell nothing any more: Alone.']);
    const { body } = await world().rest(`/${noun}s/${id}/remove`, { method: 'DELETE' });
    expect(body.data.silenced_rules).toEqual([alone]);
    expect(body.message).toMatch(/were kept\. 1 alarm rule that was only for it now tells nothing\.$/);
  },
);
