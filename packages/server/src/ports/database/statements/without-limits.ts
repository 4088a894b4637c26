/**
 * Frees a transaction of the limits that the role or the database has: they are meant for what comes each day. Newer
 * servers know more of them.
 */
export const WITHOUT_LIMITS = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'transaction_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;
