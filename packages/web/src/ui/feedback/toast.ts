import { notifications } from '@mantine/notifications';
import { messageOf } from '../../api/request-error.ts';

/** Says that something is done: `Tag added`. */
export function toast(message: string): void {
  notifications.show({ message, color: 'green', autoClose: 4000, closeButtonProps: { 'aria-label': 'Dismiss' } });
}

/** Says that something is done, and what is left to do. Stays until dismissed. */
export function toastLeftToDo(message: string, title: string): void {
  const dismiss = { 'aria-label': 'Dismiss' };
  notifications.show({ title, message, color: 'yellow', autoClose: false, closeButtonProps: dismiss });
}

/** Says that something did not work, where there is no form to say it in. Stays until dismissed. */
export function toastError(error: unknown, title?: string): void {
  toastProblem(messageOf(error), title);
}

/** The same of what failed as part of an answer. */
export function toastProblem(message: string, title?: string): void {
  notifications.show({ title, message, color: 'red', autoClose: false, closeButtonProps: { 'aria-label': 'Dismiss' } });
}
