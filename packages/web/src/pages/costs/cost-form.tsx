import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { plainWords } from '../../api/plain-words.ts';
import { useSession } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { HIGHEST_PRICE } from '../../generated/limits.ts';
import {
  COST_STATUS_NAMES,
  type Cost,
  METHOD_NAMES,
  namesOf,
  type PaymentMethod,
  PRODUCT_NAMES,
  RENEWAL_NAMES,
} from '../../shared/costs/cost.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { changesOf, needed, useAbilityForm } from '../../ui/forms/form.ts';
import { type CostTargetChoice, CostTargets, kindOf } from './cost-targets.tsx';
import styles from './costs.module.css';

const PAYMENTS: Readonly<Record<Cost['payment_type'], string>> = { subscription: 'Again and again', lifetime: 'Once' };
const LICENSES: Readonly<Record<Cost['license_type'], string>> = {
  single_site: 'For each site',
  multi_site: 'For all its sites together',
};

/** Adds a cost or, when one is given, edits it. */
export function CostForm({ cost, onClose }: { readonly cost?: Cost; readonly onClose: () => void }) {
  const { server } = useSession();
  const add = useRun('add-cost-v1');
  const update = useRun('update-cost-v1');
  const start = startOf(cost);
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: start,
      validate: {
        name: needed('a name'),
        price: value => (value === '' || Number(value) < 0 ? 'Enter a price.' : null),
        ids: value => (value.length === 0 ? 'Choose at least one.' : null),
      },
    },
    async values => {
      if (cost) await update.mutateAsync({ cost_id: cost.id, ...changesOf(inputOf(start), inputOf(values)) });
      else await add.mutateAsync(inputOf(values));
      toast(cost ? 'Cost changed' : 'Cost added');
      onClose();
    },
    {
      price: 'Enter a price with at most two decimals, such as 29.99.',
      last_renewal: said => (said.includes('YYYY-MM-DD') ? 'Choose a day.' : plainWords(said)),
    },
  );
  const again = form.values.payment_type === 'subscription';
  return (
    <FormDialog
      title={cost ? `Edit cost “${cost.name}”` : 'Add cost'}
      submitLabel={cost ? 'Save' : 'Add cost'}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <div className={styles.form}>
        <TextInput
          className={styles.wide}
          label="Name"
          maxLength={LONGEST['add-cost-v1'].name}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <NumberInput
          label={`Price in ${cost?.currency ?? server.currency ?? ''}`}
          min={0}
          max={HIGHEST_PRICE}
          decimalScale={2}
          hideControls
          {...form.getInputProps('price')}
        />
        <Choice label="The price is" names={LICENSES} input={form.getInputProps('license_type')} />
        <Choice label="Paid" names={PAYMENTS} input={form.getInputProps('payment_type')} />
        <Choice label="Renewed" names={RENEWAL_NAMES} input={form.getInputProps('renewal_type')} off={!again} />
        <TextInput
          label={again ? 'Last renewal' : 'Paid on'}
          description={again ? 'The next ones are counted from this day.' : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="date"
          {...form.getInputProps('last_renewal')}
        />
        <Choice label="Status" names={COST_STATUS_NAMES} input={form.getInputProps('cost_tracker_status')} />
        <Choice label="Type" names={PRODUCT_NAMES} input={form.getInputProps('product_type')} />
        <Select
          label="Paid by"
          placeholder="Not known"
          clearable
          data={namesOf(METHOD_NAMES)}
          {...form.getInputProps('payment_method')}
          value={form.values.payment_method || null}
          onChange={value => form.setFieldValue('payment_method', value ?? '')}
        />
        <CostTargets
          className={styles.wide}
          kind={form.values.kind}
          ids={form.values.ids}
          error={form.errors.ids}
          onChange={(kind, ids) => {
            form.setFieldValue('kind', kind);
            form.setFieldValue('ids', ids);
          }}
        />
        <TextInput label="Web page" type="url" maxLength={LONGEST['add-cost-v1'].url} {...form.getInputProps('url')} />
        <TextInput
          label="Slug of the plugin or theme"
          maxLength={LONGEST['add-cost-v1'].product_slug}
          {...form.getInputProps('product_slug')}
        />
        <Textarea
          className={styles.wide}
          label="Notes"
          rows={3}
          maxLength={LONGEST['add-cost-v1'].note}
          {...form.getInputProps('note')}
        />
      </div>
    </FormDialog>
  );
}

function startOf(cost: Cost | undefined) {
  return {
    name: cost?.name ?? '',
    price: (cost?.price ?? '') as number | string,
    license_type: cost?.license_type ?? ('single_site' as Cost['license_type']),
    payment_type: cost?.payment_type ?? ('subscription' as Cost['payment_type']),
    renewal_type: cost?.renewal_type ?? ('yearly' as Cost['renewal_type']),
    last_renewal: cost?.last_renewal ?? '',
    cost_tracker_status: cost?.cost_tracker_status ?? ('active' as Cost['cost_tracker_status']),
    product_type: cost?.product_type ?? ('plugin' as Cost['product_type']),
    payment_method: (cost?.payment_method ?? '') as PaymentMethod | '',
    url: cost?.url ?? '',
    product_slug: cost?.product_slug ?? '',
    note: cost?.note ?? '',
    kind: cost ? kindOf(cost) : ('sites' as CostTargetChoice),
    ids: cost ? [...cost[kindOf(cost)]] : [],
  };
}

/** As the ability takes it. */
function inputOf({ kind, ids, price, last_renewal, ...values }: ReturnType<typeof startOf>) {
  return { ...values, price: Number(price), last_renewal: last_renewal || null, [kind]: ids };
}

interface ChoiceProps {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly input: object;
  readonly off?: boolean;
}

function Choice({ label, names, input, off }: ChoiceProps) {
  return <Select label={label} data={namesOf(names)} allowDeselect={false} disabled={off} {...input} />;
}
