import { useCan } from '../../../api/session.ts';
import { FirstStepsPanel } from './first-steps-panel.tsx';

/**
 * What a new server still lacks. Nothing for viewers, from ten sites on, and once it is put away. Rendered with the page:
 * what is below it would move under the pointer.
 */
export function FirstSteps() {
  const may = useCan();
  return may('add-site-v1') && <FirstStepsPanel />;
}
