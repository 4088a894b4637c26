import { withTexts } from '../../../texts/catalogue.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';

/**
 * The dialog that starts a run, with its texts, for a module that may open it: `const RunDialog = lazyRunDialog()`. Its
 * code is loaded after the first view of a page that has such a module.
 */
export const lazyRunDialog = () =>
  lazyDialog(() => withTexts('updates', () => import('./run-dialog.tsx')), 'RunDialog');
