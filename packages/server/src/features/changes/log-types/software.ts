import type { LogTypes } from './log-type.ts';

export const PLUGIN_TYPES: LogTypes = {
  1460: ['modified', 'Automatic updates of [plugin] were switched {on or off}'],
  1461: ['activated', '[plugin] was activated'],
  1965: ['installed', '[plugin] was installed'],
  1970: ['updated', '[plugin] was updated'],
};

export const THEME_TYPES: LogTypes = {
  1470: ['modified', 'Automatic updates of [theme] were switched {on or off}'],
  1975: ['installed', '[theme] was installed'],
  1980: ['updated', '[theme] was updated'],
};

export const CORE_TYPES: LogTypes = {
  1960: ['updated', 'WordPress was updated'],
};

export const DATABASE_TYPES: LogTypes = {
  1740: ['created', '[plugin] created database tables'],
  1745: ['modified', '[plugin] altered the structure of database tables'],
  1750: ['deleted', '[plugin] dropped database tables'],
  1755: ['created', '[theme] created database tables'],
  1760: ['modified', '[theme] altered the structure of database tables'],
  1765: ['deleted', '[theme] dropped database tables'],
  1770: ['created', 'An unknown component created database tables'],
  1775: ['modified', 'An unknown component altered the structure of database tables'],
  1780: ['deleted', 'An unknown component dropped database tables'],
};

export const CRON_TYPES: LogTypes = {
  1925: ['created', '[one-time task] was scheduled'],
  1930: ['created', '[recurring task] was scheduled'],
  1935: ['modified', 'The schedule of [recurring task] was changed'],
  1940: ['executed', '[one-time task] ran'],
  1945: ['executed', '[recurring task] ran'],
  1950: ['deleted', '[one-time task] was unscheduled'],
  1955: ['deleted', '[recurring task] was unscheduled'],
};
