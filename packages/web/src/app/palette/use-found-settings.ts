import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { descriptionOf } from '../../pages/settings/setting-descriptions/description-of.ts';
import { nameOfSetting } from '../../pages/settings/setting-names/name-of-setting.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import type { Area } from '../../texts/text-id.ts';

/** English descriptions are those of the server. */
const TEXTS: readonly Area[] = SPEAKS_AS_SERVER ? ['setting-names'] : ['setting-names', 'setting-descriptions'];

/** Settings by name, variable, or what they do in the language of the page; those that are named so come first. */
export function useFoundSettings(text: string, asked: boolean) {
  const may = useCan();
  const enabled = asked && may('list-settings-v1');
  const { data } = useRead('list-settings-v1', {}, { enabled });
  // Until they are there, settings are in the words of the server.
  useQuery({
    queryKey: ['setting-texts'],
    queryFn: () => Promise.all(TEXTS.map(loadTexts)).then(() => true),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const said = (data?.settings ?? []).map(({ name, env, description }) => ({
    name,
    label: nameOfSetting(name),
    named: `${nameOfSetting(name)} ${name} ${env}`.toLowerCase(),
    description: descriptionOf({ name, description }),
  }));
  const named = said.filter(setting => setting.named.includes(text));
  return [
    ...named,
    ...said.filter(setting => !named.includes(setting) && setting.description.toLowerCase().includes(text)),
  ];
}
