import { insertTag, selectTagByName, updateTagRow } from '../../tags/index.ts';
import { Remarks } from '../remarks/remarks.ts';
import { type Carry, carryKind } from './carry-kind.ts';

const LONGEST = 200;

/** Names of tags are unique here, whatever their case: tags of the same name become one. */
export function carryTags(carry: Carry): Promise<void> {
  return carryKind(carry, 'tag', async (trx, tag) => {
    const remarks = new Remarks();
    const name = remarks.text(tag.name, LONGEST, 'name') || `Tag ${tag.id}`;
    if (tag.name.trim() === '') remarks.add('unnamed', { becomes: name });
    const color = /^#[0-9a-f]{6}$/i.test(tag.color) ? tag.color : null;
    const id = await insertTag(trx, { name, name_key: name.toLowerCase(), color });
    if (id !== undefined) return { newId: id, remarks };
    const same = await selectTagByName(trx, name);
    if (!same) throw new Error('a tag that is in the way is not there');
    if (same.color === null && color !== null) await updateTagRow(trx, same.id, { color });
    remarks.add('tag_merged');
    return { newId: same.id, remarks };
  });
}
