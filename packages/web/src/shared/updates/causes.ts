import { causeSaid } from '../../api/failure-text.ts';
import { t, textIfAny } from '../../texts/text.ts';

/** Causes of failed updates, by the code of the run or of the site's answer: `updates.causes`. */
export function causeText(cause: string): string {
  if (cause === '') return t('updates.causes.none');
  return knownCause(cause) ?? causeSaid(cause) ?? t('updates.causes.other', { code: cause });
}

/**
 * What is said of a cause, or of the first of several that is known. WordPress adds to a code where it happened:
 * `disk_full_unzip_file`.
 */
export function knownCause(cause: string): string | undefined {
  for (const code of cause.split(',')) {
    const words = code.split('_');
    for (let most = words.length; most > 0; most--) {
      const text = textIfAny(`updates.causes.${words.slice(0, most).join('_')}`);
      if (text !== undefined) return text;
    }
  }
  return undefined;
}
