import { Stack } from '@mantine/core';
import type { Scope } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { OneEntityPicker } from '../../../ui/forms/entity-picker.tsx';
import styles from './scope.module.css';

export interface ScopePickersProps {
  readonly scope: Scope;
  readonly onChoose: (next: { readonly [K in keyof Scope]: Scope[K] | undefined }) => void;
}

/** The fields of the client and the tag that all pages are narrowed to. */
export function ScopePickers({ scope, onChoose }: ScopePickersProps) {
  return (
    <Stack gap="sm">
      <OneEntityPicker
        kind="clients"
        label={t('common.client')}
        placeholder={t('shell.scope.all')}
        inPlace
        value={scope.client ?? null}
        onChange={client => onChoose({ client: client ?? undefined })}
      />
      <OneEntityPicker
        kind="tags"
        label={t('common.tag')}
        placeholder={t('shell.scope.allTags')}
        inPlace
        value={scope.tag ?? null}
        onChange={tag => onChoose({ tag: tag ?? undefined })}
      />
      <p className={styles.hint}>{t('shell.scope.hint')}</p>
    </Stack>
  );
}
