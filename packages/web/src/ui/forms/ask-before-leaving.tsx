import { useBlocker } from '@tanstack/react-router';
import { isLeavingAnyway } from '../../api/leaving.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../dialogs/ask-dialog.tsx';

interface AskBeforeLeavingProps {
  /** Something was typed that would be lost. */
  readonly typed: boolean;
  /** The parameter of the address whose change shows another form, too. */
  readonly of?: string;
}

/** Asks before a page is left on which something was typed and not sent. Dialogs close only by their own buttons. */
export function AskBeforeLeaving({ typed, of }: AskBeforeLeavingProps) {
  const left = useBlocker({
    disabled: !typed,
    enableBeforeUnload: () => typed && !isLeavingAnyway(),
    withResolver: true,
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname || (of !== undefined && paramOf(current, of) !== paramOf(next, of)),
  });
  if (left.status !== 'blocked') return null;
  return (
    <AskDialog
      title={t('leave.title')}
      label={t('leave.label')}
      cancelLabel={t('leave.stay')}
      danger
      busy={false}
      error={null}
      onGo={left.proceed}
      onClose={left.reset}
    >
      <div>{t('leave.text')}</div>
    </AskDialog>
  );
}

const paramOf = ({ search }: { readonly search: object }, name: string): unknown =>
  Object.entries(search).find(([key]) => key === name)?.[1];
