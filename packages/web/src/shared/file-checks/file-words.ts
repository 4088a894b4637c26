import type { Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';

/** WordPress, a plugin or a theme whose files were checked. */
export type CheckedItem = Output<'list-checked-items-v1'>['items'][number];
type FileState = CheckedItem['state'];

const TONES = new Map<FileState, Tone>([
  ['altered', 'bad'],
  ['unknown', 'warn'],
  ['unchanged', 'good'],
]);

export const fileStateTone = (state: FileState): Tone => TONES.get(state) ?? 'quiet';

/** Which files are different, each kind in one line; why that is not known, if it isn't. */
export function differenceLines({ files, state, unread }: CheckedItem): string[] {
  if (unread !== null) return [t(`files.unread.${unread}`)];
  if (files === null) return state === 'altered' ? [t('files.notNamed')] : [];
  return (['changed', 'added', 'removed'] as const).flatMap(what => {
    const { count, names } = files[what];
    if (count === 0) return [];
    const shown = names.join(', ');
    const more = count - names.length;
    return [more > 0 ? t(`files.more.${what}`, { names: shown, more }) : t(`files.${what}`, { names: shown })];
  });
}
