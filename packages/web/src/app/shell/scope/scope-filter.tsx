import { ActionIcon, Popover, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBriefcase, IconChevronDown, IconX } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { isNeverNarrowed } from '../../../shared/scope/not-narrowed.ts';
import { isNarrowed, useScope } from '../../../shared/scope/use-scope.ts';
import { usePath } from '../../../shared/use-path.ts';
import { t } from '../../../texts/text.ts';
import { whenServed } from '../../../ui/loading/lazy-part.ts';
import styles from './scope.module.css';
import type { ScopePickersProps } from './scope-pickers.tsx';
import { useScopeName } from './use-scope-name.ts';

const loadPickers = () => import('./scope-pickers.tsx');
/** Before somebody presses the button that they point at or have come to by keyboard. */
const loadSoon = () => void loadPickers().catch(() => {});

/** Chooses the client and the tag that all pages are narrowed to. */
export default function ScopeFilter() {
  const scope = useScope();
  const name = useScopeName(scope);
  const navigate = useNavigate();
  const path = usePath();
  const view = useSearch({ strict: false, select: search => search.view });
  const [opened, { open, close }] = useDisclosure();
  const { Pickers, load } = usePickers();
  const narrowed = isNarrowed(scope);
  const choose: ScopePickersProps['onChoose'] = next => {
    close();
    void navigate({ to: '.', search: now => ({ ...now, ...next }) });
  };
  if (isNeverNarrowed(path, view)) {
    return narrowed ? <span className={styles.notHere}>{t('shell.scope.notHere')}</span> : null;
  }
  return (
    <div className={styles.scope} data-narrowed={narrowed || undefined}>
      <Popover opened={opened} onDismiss={close} position="bottom-end" width={280} shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton
            className={styles.button}
            aria-label={t('shell.scope.label', { name: name ?? t('shell.scope.all') })}
            title={name}
            onPointerEnter={loadSoon}
            onFocus={loadSoon}
            onClick={() => (opened ? close() : load(open))}
          >
            <IconBriefcase size={16} aria-hidden />
            <span className={styles.name}>{name ?? t('shell.scope.all')}</span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>{Pickers && <Pickers scope={scope} onChoose={choose} />}</Popover.Dropdown>
      </Popover>
      {narrowed && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-label={t('shell.scope.clear')}
          title={t('shell.scope.clear')}
          onClick={() => choose({ client: undefined, tag: undefined })}
        >
          <IconX size={15} />
        </ActionIcon>
      )}
    </div>
  );
}

/** The code of what opens, which pages load only for those who open it. `load` opens it once it is there. */
function usePickers() {
  const [Pickers, setPickers] = useState<ComponentType<ScopePickersProps>>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  if (failure) throw failure.error;
  const load = (open: () => void) =>
    void whenServed(loadPickers).then(
      module => {
        setPickers(() => module.ScopePickers);
        open();
      },
      error => setFailure({ error }),
    );
  return { Pickers, load };
}
