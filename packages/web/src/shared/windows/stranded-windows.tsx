import { t } from '../../texts/text.ts';
import { firstNames } from '../first-names.ts';

interface StrandedWindowsProps {
  readonly windows: readonly { readonly id: number; readonly name: string }[] | undefined;
}

/** Maintenance windows that are for no site after a deletion: names them, or shows nothing. */
export function StrandedWindows({ windows = [] }: StrandedWindowsProps) {
  if (windows.length === 0) return null;
  return ` ${t('shared.strandedWindows', { count: windows.length, names: `${firstNames(windows)}.` })}`;
}
