import type { Output } from '../../../generated/abilities.ts';
import { textIfAny } from '../../../texts/text.ts';

type Described = Pick<Output<'list-settings-v1'>['settings'][number], 'name' | 'description'>;

/** What a setting does, in the language of the page; as the server says it if it is newer than this page. */
export const descriptionOf = ({ name, description }: Described) =>
  textIfAny(`setting-descriptions.${name.replaceAll('.', '_')}`) ?? description;
