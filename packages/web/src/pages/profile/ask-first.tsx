import { type ReactNode, useState } from 'react';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';

interface AskFirstProps {
  readonly title: string;
  readonly label: string;
  /** It removes something. */
  readonly danger?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** @throws RequestError if refused. */
  readonly onGo: () => Promise<void>;
}

/** Asks before something that weakens the protection of the person's own account. */
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
