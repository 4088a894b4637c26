import type { Deadlines } from './wire-child-sites.ts';

/** Of the child sites in tests. */
export const DEADLINES: Deadlines = { checkMs: 10_000, syncMs: 10_000, actionMs: 10_000, updateMs: 10_000 };
