import { type ReactNode, useState } from 'react';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';

interface AskFirstProps {
  readonly title: string;
  readonly label: string;
  /** It takes something away. */
  readonly danger?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** @throws RequestError when refused. */
  readonly onGo: () => Promise<void>;
}

/** Asks before something that opens or loosens the own account. */
export function AskFirst({ onGo, ...rest }: AskFirstProps) {
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    setError(undefined);
    onGo()
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return <AskDialog {...rest} error={error} busy={busy} onGo={go} />;
}
