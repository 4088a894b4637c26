import { type Cost, costTargetsText, renewalOf } from '../../shared/costs/cost.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatMoney } from '../../ui/text/format.ts';

export function DeleteCost({ cost, onClose }: { readonly cost: Cost; readonly onClose: () => void }) {
  return (
    <ConfirmDestroy
      ability="delete-cost-v1"
      input={{ cost_id: cost.id }}
      title={`Delete cost “${cost.name}”`}
      label="Delete cost"
      affected={({ cost: lost }) => (
        <>
          {formatMoney(lost.price, lost.currency)} ({renewalOf(lost).toLowerCase()}) for {costTargetsText(lost)}: it
          leaves all totals. What it was for stays.
        </>
      )}
      onClose={onClose}
      onDone={() => toast('Cost deleted')}
    />
  );
}
