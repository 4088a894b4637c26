import { Button } from '@mantine/core';
import { useCan } from '../../../api/session.ts';
import { isIgnorable, type OfferedUpdate } from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import type { IgnoreTarget } from '../ignored/ignore-dialog.tsx';

interface ItemButtonsProps {
  readonly offer: OfferedUpdate;
  readonly onRun: () => void;
  readonly onIgnore: (item: IgnoreTarget) => void;
}

/** What can be done with the one item that the list by site is limited to, on all of its sites. */
export function ItemButtons({ offer, onRun, onIgnore }: ItemButtonsProps) {
  const may = useCan();
  const { slug, name, new_version: version } = offer;
  return (
    <>
      {may('run-updates-v1') && <Button onClick={onRun}>{t('updates.pending.actUpdate')}</Button>}
      {may('ignore-updates-v1') && isIgnorable(offer) && (
        <Button variant="default" onClick={() => onIgnore({ type: offer.type, slug, name, version })}>
          {t('updates.pending.actIgnore')}
        </Button>
      )}
    </>
  );
}
