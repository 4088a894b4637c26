import { Button, FileButton, Input } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../../texts/text.ts';
import styles from './branding.module.css';

const MOST_BYTES = 200_000;

interface LogoFieldProps {
  /** In base64. */
  readonly value: string | null;
  readonly onChange: (base64: string | null) => void;
  readonly error?: ReactNode;
}

/** A picture from this computer. Which kinds of picture it may be, the server finds out from its bytes. */
export function LogoField({ value, onChange, error }: LogoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | null) => {
    if (!file) return;
    setProblem(file.size > MOST_BYTES ? t('clients.branding.logoTooLarge') : null);
    if (file.size <= MOST_BYTES) onChange(await base64Of(file));
  };
  return (
    <Input.Wrapper
      label={t('clients.branding.logo')}
      description={t('clients.branding.logoHint')}
      error={problem ?? error}
      labelElement="div"
    >
      <div className={styles.logo}>
        {value !== null && <img src={`data:${typeOf(value)};base64,${value}`} alt={t('clients.branding.logoShown')} />}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={file => void take(file)}>
          {props => (
            <Button {...props} variant="default" size="xs">
              {t(value === null ? 'clients.branding.chooseLogo' : 'clients.branding.otherLogo')}
            </Button>
          )}
        </FileButton>
        {value !== null && (
          <Button variant="subtle" size="xs" color="red" onClick={() => onChange(null)}>
            {t('clients.branding.removeLogo')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}

/** By how the bytes of each kind begin. */
const typeOf = (base64: string) =>
  base64.startsWith('iVBOR') ? 'image/png' : base64.startsWith('/9j') ? 'image/jpeg' : 'image/webp';

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192) {
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  }
  return btoa(text);
}
