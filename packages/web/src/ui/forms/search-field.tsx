import { CloseButton, TextInput } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from '../ui.module.css';

interface SearchFieldProps {
  readonly label: string;
  /** The label, if omitted. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The first key searches at once; keys that follow faster than anybody types are searched for together. */
const TOGETHER_MS = 60;

/** The search of a page: `/` focuses it, Escape empties it. Its value is part of the address. */
export function SearchField({ label, placeholder = label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const tell = useThrottledCallback(onChange, TOGETHER_MS);
  useEffect(() => setTyped(value), [value]);
  const type = (text: string) => {
    setTyped(text);
    tell(text);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      data-page-search
      className={styles.search}
      value={typed}
      onChange={event => type(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Escape' && typed !== '') type('');
      }}
      leftSection={<IconSearch size={15} />}
      rightSection={
        typed === '' ? null : <CloseButton size="sm" aria-label={t('ui.clearSearch')} onClick={() => type('')} />
      }
    />
  );
}
