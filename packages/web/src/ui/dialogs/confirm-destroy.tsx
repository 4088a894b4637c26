import { Button, Checkbox, Skeleton, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRead, useRun } from '../../api/use-ability.ts';
import type { AbilityName, Input, Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import styles from '../ui.module.css';
import { Dialog } from './dialog.tsx';

/** Abilities that delete something permanently: they take `confirm`, and most of them `dry_run`. */
export type DestroyName = {
  [N in AbilityName]: 'confirm' extends keyof Input<N> ? N : never;
}[AbilityName];

/** A text, or one that names what the dry run found, which is undefined until it is known. */
type Said<N extends AbilityName, Text> = Text | ((dryRun: Output<N> | undefined) => Text);

interface ConfirmDestroyProps<N extends DestroyName> {
  readonly ability: N;
  readonly input: Omit<Input<N>, 'confirm' | 'dry_run'>;
  /** `Delete tag “Shop”` */
  readonly title: Said<N, string>;
  /** What will be lost or changed: from the dry run or, if the ability has none, fixed. */
  readonly affected: ((dryRun: Output<N>) => ReactNode) | string;
  /** `Delete tag` */
  readonly label: Said<N, string>;
  /** To be typed if much is deleted or it can't be restored; otherwise a checkbox is enough. */
  readonly word?: Said<N, string | undefined>;
  /** What the checkbox says, if it can be undone. */
  readonly tick?: string;
  readonly onClose: () => void;
  readonly onDone: (result: Output<N>) => void;
}

/** Shows what will be affected, from the server's dry run, and deletes only once after confirmation. */
export function ConfirmDestroy<N extends DestroyName>(props: ConfirmDestroyProps<N>) {
  const { ability, input, affected, tick, onClose, onDone } = props;
  const asked = typeof affected === 'function';
  const dryRun = useRead(ability, { ...input, dry_run: true } as Input<N>, { staleTime: 0, enabled: asked });
  // An earlier dry run may be outdated; it is also there after the present one has failed.
  const known = dryRun.isFetchedAfterMount && !dryRun.error ? dryRun.data : undefined;
  const say = <Text extends string | undefined>(text: Said<N, Text>): Text =>
    typeof text === 'function' ? text(known) : text;
  const [title, label, word] = [say(props.title), say(props.label), say(props.word)];
  const run = useRun(ability);
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState(false);
  // A confirmation applies only to the dry run that was shown.
  const [agreedOn, setAgreedOn] = useState(known);
  if (agreedOn !== known) {
    setAgreedOn(known);
    if (agreedOn !== undefined) {
      setTicked(false);
      setTyped('');
    }
  }
  const shown = !asked || known !== undefined;
  // What is not on the screen yet can't be agreed to; until then, the field can't have the focus either.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (shown) field.current?.focus();
  }, [shown]);
  const agreed = shown && (word === undefined ? ticked : typed.trim() === word);
  // The page under the dialog may disappear with what is deleted, and callbacks of mutate with it.
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
          {dryRun.error && <ErrorNote error={dryRun.error} onRetry={dryRun.refetch} />}
          {!asked && <div className={styles.affected}>{affected}</div>}
          {asked && known && <div className={styles.affected}>{affected(known)}</div>}
          {word === undefined ? (
            <Checkbox
              ref={field}
              disabled={!shown}
              label={tick ?? t('ui.confirm.tick')}
              checked={ticked}
              onChange={event => setTicked(event.currentTarget.checked)}
              data-autofocus={shown || undefined}
            />
          ) : (
            <TextInput
              ref={field}
              disabled={!shown}
              label={t('ui.confirm.type', { word })}
              value={typed}
              onChange={event => setTyped(event.currentTarget.value)}
              autoComplete="off"
              data-autofocus={shown || undefined}
            />
          )}
          {run.error && <ErrorNote error={run.error} />}
          <div className={styles.formActions}>
            <Button variant="default" disabled={run.isPending} onClick={onClose}>
              {t('common.cancel')}
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
