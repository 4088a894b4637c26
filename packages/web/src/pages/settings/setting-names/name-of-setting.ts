import { textIfAny } from '../../../texts/text.ts';

/** What people call a setting, in the language of the page; as programs call it if it is newer than this page. */
export const nameOfSetting = (name: string) => textIfAny(`setting-names.${name.replaceAll('.', '_')}`) ?? name;
