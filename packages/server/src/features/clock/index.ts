export { ClockWatch } from './clock-watch.ts';
export { countSyncsTooFarAhead } from './too-far-ahead.ts';
