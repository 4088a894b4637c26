/** Tells the connections of servers and of the command line from those of others. */
export const APPLICATION = 'sitekeeper';

/** Expression that gives a connection a name of ours, whatever the address or `PGAPPNAME` says. Given twice, it stays. */
export const WITH_OUR_NAME = `set_config('application_name',
  regexp_replace(current_setting('application_name'), '^(?!${APPLICATION})', '${APPLICATION} '), false)`;

/** Until its transaction ends, a connection that fills an empty place does not count as that of a server. */
export const NOT_OUR_NAME = `select set_config('application_name',
  regexp_replace(current_setting('application_name'), '^${APPLICATION}', 'fills ${APPLICATION}'), true)`;
