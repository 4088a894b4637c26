import { withTexts } from '../../texts/catalogue.ts';
import { latePart } from '../loading/late-part.ts';

/** Loaded once the page is shown: nobody has typed anything before. */
export const LateAskBeforeLeaving = latePart(async () => {
  const { AskBeforeLeaving } = await withTexts('leave', () => import('./ask-before-leaving.tsx'));
  return { default: AskBeforeLeaving };
});
