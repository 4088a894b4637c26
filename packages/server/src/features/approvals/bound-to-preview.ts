import { invalidState } from '../../kernel/state-reasons.ts';
import { filesChanged } from '../file-checks/index.ts';

interface FilesCall {
  readonly type: string;
  readonly fingerprint?: string;
}
interface FilesShown {
  readonly items?: readonly { readonly type: string; readonly fingerprint: string | null }[];
}

/**
 * A call, bound to what its preview shows to the person who decides: where that is another by the time it runs, the call
 * is refused. @throws AppError as the call itself would, if it is about something else already.
 */
export function boundToPreview(ability: string, input: object, preview: unknown): object {
  return ability === 'accept-altered-files-v1' ? boundToFiles(input as FilesCall, preview as FilesShown) : input;
}

function boundToFiles(call: FilesCall, { items = [] }: FilesShown): object {
  const fingerprint = items.find(({ type }) => type === call.type)?.fingerprint ?? undefined;
  if (fingerprint === undefined) {
    throw invalidState(
      'no_altered_files',
      'No altered files of this item are known, or the site is suspended. List the checked items of the site.',
    );
  }
  if (call.fingerprint !== undefined && call.fingerprint !== fingerprint) throw filesChanged();
  return { ...call, fingerprint };
}
