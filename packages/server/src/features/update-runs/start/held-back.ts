import { Type } from 'typebox';
import { counted } from '../../../kernel/text/counted.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import type { Database } from '../../../ports/database/port.ts';
import { type CoolDown, heldUntil, UPDATE_TYPES, updateGroupSchema } from '../../updates/index.ts';
import type { RunTarget } from './run-target.store.ts';
import { selectYoungReleases, type YoungRelease } from './young-releases.store.ts';

const releases = (description: string) =>
  Type.Array(
    Type.Object({
      type: updateGroupSchema,
      slug: Type.String({ description: 'Slug of the plugin or theme; wordpress for WordPress itself.' }),
      name: Type.String({ description: 'Name of the item.' }),
      version: Type.String({ description: 'The young version.' }),
      until: Type.String({ description: 'When it is old enough, ISO 8601 UTC.' }),
      reason: Type.String({ description: 'Why, in words.' }),
      sites: Type.Integer({ minimum: 1, description: 'Sites that have it pending and are treated so.' }),
    }),
    { description },
  );

export const heldBackFields = {
  held_back: releases('Releases younger than min_age_days. They are left out.'),
  not_held_back: releases(
    'Releases younger than min_age_days that are installed all the same, because they fix an exposed vulnerability of these sites.',
  ),
};

/** Which young releases are held back and which are not, with the reasons. */
export async function heldBackOf(database: Database, target: RunTarget) {
  const { coolDown } = target;
  if (coolDown === undefined) return { held_back: [], not_held_back: [] };
  const young = await selectYoungReleases(database, target);
  const views = (fixes: number) => young.filter(row => row.fixes === fixes).map(row => heldView(row, coolDown));
  return { held_back: views(0), not_held_back: views(1) };
}

function heldView({ type, slug, name, version, first_seen_at, fixes, sites }: YoungRelease, coolDown: CoolDown) {
  const until = isoInstant(heldUntil(first_seen_at, coolDown));
  const seen = `first seen on ${isoInstant(first_seen_at)}`;
  const reason =
    fixes === 1
      ? `It was ${seen}, but fixes a known vulnerability of the site: it is not held back.`
      : `It was ${seen}, and is held back until ${until}.`;
  return { type: UPDATE_TYPES[type], slug, name, version, until, reason, sites };
}

/** What a start says about them; '' where nothing is held back. */
export function heldBackMessage(held: readonly { until: string }[]): string {
  if (held.length === 0) return '';
  const first = held.map(({ until }) => until).sort()[0];
  return ` ${counted(held.length, 'young release')} ${held.length === 1 ? 'is' : 'are'} held back until ${first}${held.length === 1 ? '' : ' or later'}.`;
}
