import type { Output } from '../../generated/abilities.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t, textIfAny } from '../../texts/text.ts';

type SaidChange = Pick<Output<'list-changes-v1'>['items'][number], 'code' | 'data' | 'description' | 'user'>;
type ChangeData = SaidChange['data'];

const quoted = (name: string) => (name === '' ? t('site-changes.unnamed') : t('site-changes.named', { name }));

/** What changed on a site, in a sentence. What the site calls by words of its own is said as the server says it. */
export function changeText({ code, data, description, user }: SaidChange): string {
  if (SPEAKS_AS_SERVER) return description;
  const values = { name: quoted(data.name), user: quoted(user), switched: data.switched ?? 'other' };
  const sentence = textIfAny(`site-changes.said.${code.replace('.', '_')}`, values);
  if (sentence === undefined) return description;
  const details = detailsOf(data).join(', ');
  return details === '' ? t('site-changes.plain', { sentence }) : t('site-changes.detailed', { sentence, details });
}

function detailsOf({ old_version: from, new_version: version, automatic, field, ...data }: ChangeData): string[] {
  return [
    ...(field === undefined ? [] : [t('site-changes.field', { field })]),
    ...versions(from, version),
    ...(automatic ? [t('site-changes.automatic')] : []),
    ...values(data),
  ];
}

function versions(from: string | undefined, version: string | undefined): string[] {
  if (version === undefined) return from === undefined ? [] : [t('site-changes.version', { version: from })];
  if (from === undefined) return [t('site-changes.version', { version })];
  return [t('site-changes.versions', { from, to: version })];
}

function values({ from, to }: Pick<ChangeData, 'from' | 'to'>): string[] {
  if (from === undefined && to === undefined) return [];
  const after = to === undefined ? t('site-changes.nothing') : t('site-changes.value', { value: to });
  if (from === undefined) return [after];
  return [t('site-changes.values', { from: t('site-changes.value', { value: from }), to: after })];
}
