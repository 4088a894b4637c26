import type { Locator } from 'playwright-core';

export interface FormField {
  readonly name: string;
  /** What is read after the name. */
  readonly help: string;
}

/** The fields of a form that are shown, each with its help, or else that of the group that it belongs to. */
export function formFields(form: Locator): Promise<FormField[]> {
  return form.evaluate(root => {
    const textOf = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map(id => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
        .join(' ')
        .trim();
    const nameOf = (field: HTMLInputElement) => {
      const label = field.labels?.[0]?.textContent ?? '';
      return (textOf(field.getAttribute('aria-labelledby')) || label || (field.ariaLabel ?? '')).trim();
    };
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return fields
      .filter(field => field.type !== 'hidden' && field.checkVisibility())
      .map(field => {
        const group = field.closest('[role=group], [role=radiogroup], fieldset');
        const own = textOf(field.getAttribute('aria-describedby'));
        return { name: nameOf(field), help: own || textOf(group?.getAttribute('aria-describedby') ?? null) };
      });
  });
}
