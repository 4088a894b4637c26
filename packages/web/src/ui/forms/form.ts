import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { fieldErrors, messageOf, type WordsFor } from '../../api/request-error.ts';
import { t } from '../../texts/text.ts';
import type { TextId } from '../../texts/text-id.ts';
import { afterPress } from './after-press.ts';

/** The message if the server refused a field, instead of the usual one. */
type Words<V> = WordsFor<keyof V & string>;

interface AbilityForm<V extends Record<string, unknown>> {
  readonly form: UseFormReturnType<V>;
  /** The problem with the whole form, not with one field; null if there is none. */
  readonly problem: string | null;
  /** For what else the form can be used for: its problem is not about that. */
  readonly forgetProblem: () => void;
  readonly busy: boolean;
  /** For `<form onSubmit>`. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form whose submit may be refused by the server: messages about a field are shown at that field, others above the
 * buttons.
 * @param submit Throws RequestError if refused. `changed` is for abilities that change only the given fields: somebody
 * else may have changed the others since the form was opened, and they stay.
 */
export function useAbilityForm<V extends Record<string, unknown>>(
  options: UseFormInput<V>,
  submit: (values: V, changed: Partial<V>) => Promise<unknown>,
  words: Words<V> = {},
): AbilityForm<V> {
  const { validateInputOnBlur = true, ...rest } = options;
  const form = useForm<V>({ ...rest, ...(validateInputOnBlur ? { enhanceGetInputProps: checkAfterBlur } : {}) });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // If sent twice before the button is rendered again, it would be done twice.
  const sending = useRef(false);
  const place = useRef<HTMLFormElement>(null);
  const send = form.onSubmit(
    async values => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await submit(values, changesOf(form.getInitialValues(), values));
      } catch (error) {
        const errors = errorsIn(error, values, words);
        const names = Object.keys(errors);
        form.setErrors(errors);
        showFirstFault(place.current);
        if (names.length === 0 || names.some(name => !(name in values))) setProblem(messageOf(error));
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    () => showFirstFault(place.current),
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    place.current = event.currentTarget;
    send(event);
  };
  return { form, problem, forgetProblem: () => setProblem(null), busy, onSubmit };
}

type Enhance<V> = NonNullable<UseFormInput<V>['enhanceGetInputProps']>;

/** For `enhanceGetInputProps`: a field that has lost the focus says what is wrong with it, but moves no pressed button. */
export const checkAfterBlur = <V>({ field, form, options: { withFocus } }: Parameters<Enhance<V>>[0]) =>
  withFocus ? { onBlur: () => afterPress(() => form.validateField(field)) } : undefined;

/** Moves the focus to the first field with an error, once it is marked: it may be far above the button. */
const showFirstFault = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'nearest' });
  });

/** The server's objections by field, each as a sentence of the form. */
export const errorsIn = <V extends object>(error: unknown, values: V, words: Words<V> = {}): Record<string, string> =>
  fieldErrors(error, Object.keys(values), words);

/** The fields of `after` that differ from those before. */
export function changesOf<V extends object>(before: V, after: V): Partial<V> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof V]),
  );
  return Object.fromEntries(changed) as Partial<V>;
}

/** Whether a form has something that is not stored. */
export const hasChanges = <V extends object>(
  form: Pick<UseFormReturnType<V>, 'getInitialValues' | 'values'>,
): boolean => Object.keys(changesOf(form.getInitialValues(), form.values)).length > 0;

/** A rule for `validate`: the field must not be empty. @param text What to do, in a sentence. */
export const neededText = (text: TextId) => (value: unknown) => (String(value ?? '').trim() === '' ? t(text) : null);
