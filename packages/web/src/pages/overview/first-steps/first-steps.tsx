import { useCan } from '../../../api/session.ts';
import { latePart } from '../../../shared/late-part.ts';
import { withTexts } from '../../../texts/catalogue.ts';

const FirstStepsPanel = latePart(() => withTexts('first-steps', () => import('./first-steps-panel.tsx')));

/** What a new server still lacks. Nothing for viewers, from ten sites on, and once it is put away. */
export function FirstSteps() {
  const may = useCan();
  if (!may('add-site-v1')) return null;
  return <FirstStepsPanel />;
}
