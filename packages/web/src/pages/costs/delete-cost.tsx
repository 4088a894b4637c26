import { type Cost, costTargetsText } from '../../shared/costs/cost.ts';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatMoney } from '../../ui/text/format.ts';

export function DeleteCost({ cost, onClose }: { readonly cost: Cost; readonly onClose: () => void }) {
  return (
    <ConfirmDestroy
      ability="delete-cost-v1"
      input={{ cost_id: cost.id }}
      title={t('costs.delete.title', { name: cost.name })}
      label={t('costs.delete.label')}
      affected={({ cost: lost }) =>
        t('costs.delete.what', {
          price: formatMoney(lost.price, lost.currency),
          renewal: t(`costs.delete.renewals.${lost.payment_type === 'lifetime' ? 'once' : lost.renewal_type}`),
          targets: costTargetsText(lost),
        })
      }
      onClose={onClose}
      onDone={() => toast(t('costs.delete.done'))}
    />
  );
}
