import type pg from 'pg';

/**
 * Whether a connection is the server's own. A pooler tells a process id of its own, and may lend another connection to
 * the next transaction.
 * @param pid What `pg_backend_pid()` says.
 */
export const isDirect = (client: pg.ClientBase, pid: number | undefined): boolean =>
  (client as unknown as { processID: number }).processID === pid;
