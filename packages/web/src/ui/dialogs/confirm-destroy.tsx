import { Button, Checkbox, Skeleton, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRead, useRun } from '../../api/use-ability.ts';
import type { AbilityName, Input, Output } from '../../generated/abilities.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import styles from '../ui.module.css';
import { Dialog } from './dialog.tsx';

/** Abilities that lose something for good: they take `confirm`, and most of them `dry_run`. */
export type DestroyName = {
  [N in AbilityName]: 'confirm' extends keyof Input<N> ? N : never;
}[AbilityName];

interface ConfirmDestroyProps<N extends DestroyName> {
  readonly ability: N;
  readonly input: Omit<Input<N>, 'confirm' | 'dry_run'>;
  /** `Delete tag “Shop”` */
  readonly title: string;
  /** What would be lost or changed: by what the dry run says or, where the ability has none, as it stands. */
  readonly affected: ((dryRun: Output<N>) => ReactNode) | string;
  /** `Delete tag` */
  readonly label: string;
  /** To be typed for what is large or can't be had back; else a tick is enough. */
  readonly word?: string;
  readonly onClose: () => void;
  readonly onDone: (result: Output<N>) => void;
}

/** Shows what would be affected, as the server's dry run has it, and destroys only once that was agreed to. */
export function ConfirmDestroy<N extends DestroyName>(props: ConfirmDestroyProps<N>) {
  const { ability, input, title, affected, label, word, onClose, onDone } = props;
  const asked = typeof affected === 'function';
  const dryRun = useRead(ability, { ...input, dry_run: true } as Input<N>, { staleTime: 0, enabled: asked });
  // What an earlier dry run said may be true no more.
  const known = dryRun.isFetchedAfterMount ? dryRun.data : undefined;
  const run = useRun(ability);
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState(false);
  // Who agreed to what a dry run said has not agreed to what another one says.
  const [agreedOn, setAgreedOn] = useState(known);
  if (agreedOn !== known) {
    setAgreedOn(known);
    if (agreedOn !== undefined) {
      setTicked(false);
      setTyped('');
    }
  }
  const shown = !asked || known !== undefined;
  const agreed = shown && (word === undefined ? ticked : typed.trim() === word);
  // The page under the dialog may go with what is destroyed: callbacks of mutate would go with it.
  const destroy = () =>
    run.mutateAsync({ ...input, confirm: true } as Input<N>).then(
      result => {
        onClose();
        onDone(result);
      },
      () => {}, // shown below
    );
  return (
    <Dialog title={title} busy={run.isPending} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (agreed) void destroy();
        }}
      >
        <Stack gap="sm">
          {!shown && !dryRun.error && <Skeleton height={72} />}
          {dryRun.error && <ErrorNote error={dryRun.error} />}
          {!asked && <div className={styles.affected}>{affected}</div>}
          {asked && known && <div className={styles.affected}>{affected(known)}</div>}
          {word === undefined ? (
            <Checkbox
              label="I have read what will be affected. This can’t be undone."
              checked={ticked}
              onChange={event => setTicked(event.currentTarget.checked)}
              data-autofocus
            />
          ) : (
            <TextInput
              label={`Type “${word}” to confirm. This can’t be undone.`}
              value={typed}
              onChange={event => setTyped(event.currentTarget.value)}
              autoComplete="off"
              data-autofocus
            />
          )}
          {run.error && <ErrorNote error={run.error} />}
          <div className={styles.formActions}>
            <Button variant="default" disabled={run.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red" disabled={!agreed} loading={run.isPending}>
              {label}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
