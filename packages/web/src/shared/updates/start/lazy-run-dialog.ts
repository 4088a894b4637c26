import { lazy } from 'react';
import { withTexts } from '../../../texts/catalogue.ts';

/** The dialog that starts a run, with its texts: for pages that need it only now and then. */
export const LazyRunDialog = lazy(async () => {
  const { RunDialog } = await withTexts('updates', () => import('./run-dialog.tsx'));
  return { default: RunDialog };
});
