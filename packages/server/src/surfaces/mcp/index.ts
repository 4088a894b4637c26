export type { Forward, Forwarded } from './stdio/bridge.ts';
export type { Offered, StdioEnds } from './stdio/serve-stdio.ts';
export { toolsetsIn } from './tools/toolsets.ts';

/** The library of the protocol is loaded by those who serve it. */
export const loadMcpStdio = () => import('./stdio/serve-stdio.ts');
