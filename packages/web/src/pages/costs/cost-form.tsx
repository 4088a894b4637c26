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
  PRODUCT_NAMES,
  RENEWAL_NAMES,
} from '../../shared/costs/cost.ts';
import { useScope } from '../../shared/scope/use-scope.ts';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { changesOf, neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { HintsBelow } from '../../ui/forms/hints-below.tsx';
import { CostTargets } from './cost-targets.tsx';
import { type CostMethod, costFormStart, costInput, OTHER_METHOD } from './cost-values.ts';
import styles from './costs.module.css';

const PAYMENT_NAMES = named<Cost['payment_type']>({
  subscription: 'costs.form.recurring',
  lifetime: 'shared.costs.once',
});
const LICENSE_NAMES = named<Cost['license_type']>({
  single_site: 'shared.costs.eachSite',
  multi_site: 'shared.costs.allSites',
});

/** Adds a cost, or edits the given one. */
export function CostForm({ cost, onClose }: { readonly cost?: Cost; readonly onClose: () => void }) {
  const { server } = useSession();
  const add = useRun('add-cost-v1');
  const update = useRun('update-cost-v1');
  const start = costFormStart(cost, useScope());
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: start,
      validate: {
        name: neededText('costs.form.needName'),
        price: value => (value === '' || Number(value) < 0 ? t('costs.form.needPrice') : null),
        ids: value => (value.length === 0 ? t('api.field.chooseOne') : null),
      },
    },
    async values => {
      if (cost) await update.mutateAsync({ cost_id: cost.id, ...changesOf(costInput(start), costInput(values)) });
      else await add.mutateAsync(costInput(values));
      toast(t(cost ? 'costs.changed' : 'costs.added'));
      onClose();
    },
    {
      price: t('costs.form.badPrice'),
      last_renewal: said => (said.reason === 'cost_day' ? t('costs.form.needDate') : plainWords(said)),
    },
  );
  const again = form.values.payment_type === 'subscription';
  return (
    <FormDialog
      title={cost ? t('costs.edit', { name: cost.name }) : t('costs.add')}
      submitLabel={t(cost ? 'common.save' : 'costs.add')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <HintsBelow className={styles.form}>
        <TextInput
          className={styles.wide}
          label={t('common.name')}
          maxLength={LONGEST['add-cost-v1'].name}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <NumberInput
          label={t('costs.form.price', { currency: cost?.currency ?? server.currency ?? '' })}
          description={t('costs.form.priceHint')}
          min={0}
          max={HIGHEST_PRICE}
          decimalScale={2}
          hideControls
          {...form.getInputProps('price')}
        />
        <Choice
          label={t('costs.form.charged')}
          hint={t('costs.form.chargedHint')}
          names={LICENSE_NAMES}
          input={form.getInputProps('license_type')}
        />
        <Choice
          label={t('costs.form.payment')}
          hint={t('costs.form.paymentHint')}
          names={PAYMENT_NAMES}
          input={form.getInputProps('payment_type')}
        />
        <Choice
          label={t('shared.costs.columns.renewed')}
          hint={t('costs.form.renewedHint')}
          names={RENEWAL_NAMES}
          input={form.getInputProps('renewal_type')}
          off={!again}
        />
        <TextInput
          label={t(again ? 'costs.form.lastRenewal' : 'costs.form.paidOn')}
          description={t(again ? 'costs.form.renewalHint' : 'costs.form.paidOnHint')}
          type="date"
          {...form.getInputProps('last_renewal')}
        />
        <Choice
          label={t('common.status')}
          hint={t('costs.form.statusHint')}
          names={COST_STATUS_NAMES}
          input={form.getInputProps('cost_tracker_status')}
        />
        <Choice
          label={t('shared.costs.columns.type')}
          hint={t('costs.form.typeHint')}
          names={PRODUCT_NAMES}
          input={form.getInputProps('product_type')}
        />
        {form.values.product_type === 'other' && (
          <TextInput
            label={t('costs.form.typeTitle')}
            description={t('costs.form.typeTitleHint')}
            placeholder={t('costs.form.typeTitleExample')}
            maxLength={LONGEST['add-cost-v1'].product_type_title}
            {...form.getInputProps('product_type_title')}
          />
        )}
        <Select
          label={t('costs.form.method')}
          description={t('costs.form.methodHint')}
          placeholder={t('costs.form.unknown')}
          clearable
          data={[...namesOf(METHOD_NAMES), { value: OTHER_METHOD, label: t('costs.form.otherMethod') }]}
          {...form.getInputProps('method')}
          value={form.values.method || null}
          onChange={value => form.setFieldValue('method', (value ?? '') as CostMethod)}
        />
        {form.values.method === OTHER_METHOD && (
          <TextInput
            label={t('costs.form.methodTitle')}
            description={t('costs.form.methodTitleHint')}
            placeholder={t('costs.form.methodTitleExample')}
            maxLength={LONGEST['add-cost-v1'].payment_method_title}
            {...form.getInputProps('payment_method_title')}
          />
        )}
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
        <TextInput
          label={t('costs.form.url')}
          description={t('costs.form.urlHint')}
          type="url"
          maxLength={LONGEST['add-cost-v1'].url}
          {...form.getInputProps('url')}
        />
        <TextInput
          label={t('costs.form.slug')}
          description={t('costs.form.slugHint')}
          maxLength={LONGEST['add-cost-v1'].product_slug}
          {...form.getInputProps('product_slug')}
        />
        <Textarea
          className={styles.wide}
          label={t('costs.form.notes')}
          description={t('costs.form.notesHint')}
          rows={3}
          maxLength={LONGEST['add-cost-v1'].note}
          {...form.getInputProps('note')}
        />
      </HintsBelow>
    </FormDialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly names: Readonly<Record<string, string>>;
  readonly input: object;
  readonly off?: boolean;
}

function Choice({ label, hint, names, input, off }: ChoiceProps) {
  return (
    <Select label={label} description={hint} data={namesOf(names)} allowDeselect={false} disabled={off} {...input} />
  );
}
