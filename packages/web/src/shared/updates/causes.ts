import { t, textIfAny } from '../../texts/text.ts';

/** Causes of failed updates, by the code of the run or of the site's answer: `updates.causes`. */
export function causeText(cause: string): string {
  if (cause === '') return t('updates.causes.none');
  return textIfAny(`updates.causes.${cause}`) ?? t('updates.causes.other', { code: cause });
}
