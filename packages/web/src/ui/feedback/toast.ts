import type { NotificationData } from '@mantine/notifications';
import { messageOf } from '../../api/request-error.ts';
import { t } from '../../texts/text.ts';

/** The library is not part of the first load: the app loads it once it is shown, with the place for its messages. */
function show(notification: NotificationData): void {
  void import('@mantine/notifications').then(({ notifications }) => notifications.show(notification));
}

/** Reports success: `Tag added`. */
export function toast(message: string): void {
  show({ message, color: 'green', autoClose: 4000, closeButtonProps: { 'aria-label': t('ui.dismiss') } });
}

/** Reports success, and what is left to do. Stays until dismissed. */
export function toastLeftToDo(message: string, title: string): void {
  const dismiss = { 'aria-label': t('ui.dismiss') };
  show({ title, message, color: 'yellow', autoClose: false, closeButtonProps: dismiss });
}

/** Reports a failure if there is no form to show it in. Stays until dismissed. */
export function toastError(error: unknown, title?: string): void {
  toastProblem(messageOf(error), title);
}

/** The same for a failure that is part of an answer. */
export function toastProblem(message: string, title?: string): void {
  show({
    title,
    message,
    color: 'red',
    autoClose: false,
    closeButtonProps: { 'aria-label': t('ui.dismiss') },
  });
}
