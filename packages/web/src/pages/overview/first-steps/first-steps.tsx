import { useCan } from '../../../api/session.ts';
import { withTexts } from '../../../texts/catalogue.ts';
import { latePart } from '../../../ui/loading/late-part.ts';

const FirstStepsPanel = latePart(() => withTexts('first-steps', () => import('./first-steps-panel.tsx')));

/** What a new server still lacks. Nothing for viewers, from ten sites on, and once it is put away. */
export function FirstSteps() {
  const may = useCan();
  if (!may('add-site-v1')) return null;
  return <FirstStepsPanel />;
}
