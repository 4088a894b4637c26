import type { UseFormReturnType } from '@mantine/form';
import { EntityPicker } from '../../ui/entity-picker.tsx';

/** Which sites a change is for, named as the abilities name them. */
export interface Targets {
  readonly websites: number[];
  readonly clients: number[];
  readonly groups: number[];
}

export const NO_TARGETS: Targets = { websites: [], clients: [], groups: [] };

/** For `validate`: at least one must be named. */
export const needsTarget = (_value: number[], { websites, clients, groups }: Targets) =>
  websites.length + clients.length + groups.length > 0 ? null : 'Choose sites, or a client or tag that has some.';

interface TargetFieldsProps<V extends Targets> {
  readonly form: UseFormReturnType<V>;
}

/** Sites, clients and tags; what is chosen adds up. */
export function TargetFields<V extends Targets>({ form }: TargetFieldsProps<V>) {
  const field = (name: keyof Targets) => ({
    value: form.values[name],
    error: form.errors[name],
    onChange: (ids: number[]) => form.setFieldValue(name, ids as never),
  });
  return (
    <>
      <EntityPicker kind="sites" label="Sites" {...field('websites')} />
      <EntityPicker kind="clients" label="All sites of clients" {...field('clients')} />
      <EntityPicker kind="tags" label="All sites with tags" {...field('groups')} />
    </>
  );
}

/** Without the empty lists. */
export function targetInput({ websites, clients, groups }: Targets) {
  const some = (ids: number[]) => (ids.length > 0 ? ids : undefined);
  return { websites: some(websites), clients: some(clients), groups: some(groups) };
}
