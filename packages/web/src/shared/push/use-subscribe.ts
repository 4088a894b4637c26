import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { canPush, mayPush, type PushSubscriptionFields, subscribePush } from './subscribe-push.ts';

type Subscribed = { readonly subscription: PushSubscriptionFields } | { readonly refusal: string };

/** Subscribes this browser, right after a click; or says in words why it can't or may not. */
export function useSubscribe(): () => Promise<Subscribed> {
  const prepare = useRun('prepare-push-v1');
  return async () => {
    if (!canPush()) return { refusal: t('shared.push.cannot') };
    if (!(await mayPush())) return { refusal: t('shared.push.denied') };
    const { public_key } = await prepare.mutateAsync({});
    return subscribePush(public_key).then(
      subscription => ({ subscription }),
      () => ({ refusal: t('shared.push.failed') }),
    );
  };
}
