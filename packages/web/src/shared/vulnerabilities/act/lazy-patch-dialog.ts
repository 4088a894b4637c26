import { withTexts } from '../../../texts/catalogue.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';

/** The dialog that patches vulnerabilities, with its texts, for a module that may open it. */
export const lazyPatchDialog = () =>
  lazyDialog(() => withTexts(['updates', 'vulnerabilities'], () => import('./patch-dialog.tsx')), 'PatchDialog');
