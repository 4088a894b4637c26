import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from './secret.module.css';

/** A secret that is shown only once, to be copied. */
export function Secret({ label, value }: { readonly label: string; readonly value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyFrom(field.current, value));
  };
  return (
    <div className={styles.secret}>
      <TextInput
        ref={field}
        className={styles.field}
        classNames={{ input: styles.value }}
        label={label}
        value={value}
        readOnly
        spellCheck={false}
        onFocus={event => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={copy}
        aria-label={t(copied ? 'ui.secret.copiedLabel' : 'ui.secret.copyLabel', { label })}
      >
        {t(copied ? 'ui.secret.copied' : 'ui.secret.copy')}
      </Button>
    </div>
  );
}

/** Over plain HTTP from another machine, there is no clipboard to write to, but selected text can be copied. */
async function copyFrom(field: HTMLInputElement | null, value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand('copy');
  }
}
