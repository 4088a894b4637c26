import { ActionIcon, Popover, Stack, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBriefcase, IconChevronDown, IconX } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isNarrowed, type Scope, useScope } from '../../../shared/scope/use-scope.ts';
import { usePath } from '../../../shared/use-path.ts';
import { t } from '../../../texts/text.ts';
import { OneEntityPicker } from '../../../ui/forms/entity-picker.tsx';
import { isNeverNarrowed } from './not-narrowed.ts';
import styles from './scope.module.css';
import { useScopeName } from './use-scope-name.ts';

/** Chooses the client and the tag that all pages are narrowed to. */
export default function ScopeFilter() {
  const scope = useScope();
  const name = useScopeName(scope);
  const navigate = useNavigate();
  const path = usePath();
  const view = useSearch({ strict: false, select: search => search.view });
  const [opened, { toggle, close }] = useDisclosure();
  const narrowed = isNarrowed(scope);
  const choose = (next: { [K in keyof Scope]: Scope[K] | undefined }) => {
    close();
    void navigate({ to: '.', search: now => ({ ...now, ...next }) });
  };
  if (isNeverNarrowed(path, view)) {
    return narrowed ? <span className={styles.notHere}>{t('shell.scope.notHere')}</span> : null;
  }
  return (
    <div className={styles.scope} data-narrowed={narrowed || undefined}>
      <Popover opened={opened} onClose={close} position="bottom-end" width={280} shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton
            className={styles.button}
            aria-label={t('shell.scope.label', { name: name ?? t('shell.scope.all') })}
            title={name}
            onClick={toggle}
          >
            <IconBriefcase size={16} aria-hidden />
            <span className={styles.name}>{name ?? t('shell.scope.all')}</span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            <OneEntityPicker
              kind="clients"
              label={t('common.client')}
              placeholder={t('shell.scope.all')}
              inPlace
              value={scope.client ?? null}
              onChange={client => choose({ client: client ?? undefined })}
            />
            <OneEntityPicker
              kind="tags"
              label={t('common.tag')}
              placeholder={t('shell.scope.allTags')}
              inPlace
              value={scope.tag ?? null}
              onChange={tag => choose({ tag: tag ?? undefined })}
            />
            <p className={styles.hint}>{t('shell.scope.hint')}</p>
          </Stack>
        </Popover.Dropdown>
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
