export { ClockWatch } from './clock-watch.ts';
