import { useMutation } from '@tanstack/react-query';
import { callAbility } from '../../../api/call.ts';
import { forgetChanged } from '../../../api/nouns.ts';
import type { AbilityName, Input } from '../../../generated/abilities.ts';
import { t } from '../../../texts/text.ts';
import { toast, toastError, toastProblem } from '../../../ui/feedback/toast.ts';
import { formatDateTime } from '../../../ui/text/format.ts';
import type { InboxActionChoice, InboxItem } from './inbox-words.ts';
import { problemInAnswer } from './problem-in-answer.ts';

/** Items that are marked at once. */
const MOST_AT_ONCE = 200;

interface Act {
  readonly ability: string;
  readonly input: object;
  readonly done: string;
}

/** Actions that put something back: they are explained before. */
export const ASKED = ['roll_back'] as const;
export type AskedAction = (typeof ASKED)[number];
export const isExplained = (action: string): action is AskedAction => ASKED.some(asked => asked === action);

type ActionOf<Name extends InboxActionChoice['action']> = InboxActionChoice & { readonly action: Name };

/** Those that are done at once, and not in a dialog of their own, which says itself how it went. */
export type DirectAction = ActionOf<Exclude<InboxActionChoice['action'], 'retry' | 'patch' | 'snooze'>>;

const findAction = <Name extends InboxActionChoice['action']>({ actions }: InboxItem, wanted: Name) =>
  actions.find((action): action is ActionOf<Name> => action.action === wanted);

/** Runs what an item offers. */
export function useInboxActions() {
  const { mutateAsync, isPending, variables } = useMutation<unknown, Error, Act>({
    mutationFn: ({ ability, input }) => callAbility(ability as AbilityName, input as Input<AbilityName>),
    onSettled: (_answer, _error, { ability }) => void forgetChanged(ability as AbilityName),
  });
  const act = (one: Act) =>
    mutateAsync(one).then(
      answer => {
        const problem = problemInAnswer(one.ability, answer);
        if (problem === undefined) toast(one.done);
        else toastProblem(problem, t('overview.done.failed'));
      },
      error => toastError(error, t('overview.done.failed')),
    );
  const run = ({ action, ability, input }: DirectAction) => act({ ability, input, done: t(`overview.done.${action}`) });
  return {
    run,
    /** Acknowledges items, or snoozes them until a time. Resolves with whether it worked. */
    async mark(ids: readonly string[], until?: string): Promise<boolean> {
      const ability = until === undefined ? 'acknowledge-inbox-v1' : 'snooze-inbox-v1';
      try {
        for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
          const input = { item_ids: ids.slice(at, at + MOST_AT_ONCE), ...(until === undefined ? {} : { until }) };
          await mutateAsync({ ability, input, done: '' });
        }
      } catch (error) {
        toastError(error, t('overview.done.failed'));
        return false;
      }
      const count = ids.length;
      toast(
        until === undefined
          ? t('overview.done.acknowledgeMany', { count })
          : t('overview.done.snoozeMany', { count, time: formatDateTime(until) }),
      );
      return true;
    },
    /** Whether just this is being done. */
    isBusy: ({ ability, input }: InboxActionChoice) =>
      isPending && variables.ability === ability && JSON.stringify(variables.input) === JSON.stringify(input),
    /** Undefined: the user may not, or somebody has. */
    acknowledge: (item: InboxItem) => {
      const found = findAction(item, 'acknowledge');
      return found && (() => run(found));
    },
    /** Until null: the snooze ends. */
    snooze: (item: InboxItem) => {
      const found = findAction(item, 'snooze');
      return (
        found &&
        ((until: string | null) =>
          act({
            ability: found.ability,
            input: { ...found.input, until },
            done: until === null ? t('overview.done.wake') : t('overview.done.snooze', { time: formatDateTime(until) }),
          }))
      );
    },
  };
}

export type InboxActions = ReturnType<typeof useInboxActions>;
