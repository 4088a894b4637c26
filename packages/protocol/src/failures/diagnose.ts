export { diagnoseAnswer, type SiteAnswer } from './diagnose-answer.ts';
export { codelessNeedsProbe, diagnoseCodeless, type ProbeOutcome } from './diagnose-codeless.ts';
export { diagnoseFrame } from './diagnose-frame.ts';
