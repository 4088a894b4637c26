import { t } from '../../texts/text.ts';
import { Chip } from '../../ui/text/chip.tsx';
import { type CheckedItem, fileStateTone } from './file-words.ts';

/** What is known of the files of an item. */
export function FileStateChip({ state }: Pick<CheckedItem, 'state'>) {
  return (
    <Chip tone={fileStateTone(state)} title={t(`files.meanings.${state}`)}>
      {t(`files.states.${state}`)}
    </Chip>
  );
}
