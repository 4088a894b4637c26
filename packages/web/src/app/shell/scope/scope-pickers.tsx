import { Stack } from '@mantine/core';
import { type EntityKind, OneEntityPicker } from '../../../shared/entities/entity-picker.tsx';
import type { Scope } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import styles from './scope.module.css';

export interface ScopePickersProps {
  readonly scope: Scope;
  readonly onChoose: (next: { readonly [K in keyof Scope]: Scope[K] | undefined }) => void;
}

/** The fields of the client and the tag that all pages are narrowed to. */
export function ScopePickers({ scope, onChoose }: ScopePickersProps) {
  return (
    <Stack gap="sm">
      <Picker part="client" kind="clients" placeholder={t('shell.scope.all')} {...{ scope, onChoose }} />
      <Picker part="tag" kind="tags" placeholder={t('shell.scope.allTags')} {...{ scope, onChoose }} />
      <p className={styles.hint}>{t('shell.scope.hint')}</p>
    </Stack>
  );
}

interface PickerProps extends ScopePickersProps {
  readonly part: keyof Scope;
  readonly kind: EntityKind;
  readonly placeholder: string;
}

function Picker({ part, scope, onChoose, ...rest }: PickerProps) {
  return (
    <OneEntityPicker
      {...rest}
      label={t(`common.${part}`)}
      inPlace
      offersAll
      value={scope[part] ?? null}
      onChange={id => onChoose({ [part]: id ?? undefined })}
    />
  );
}
