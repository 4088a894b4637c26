import type { LogTypes } from './log-type.ts';

export const FILE: LogTypes = {
  1420: ['uploaded', '[file] was uploaded'],
  1425: ['deleted', '[file] was deleted'],
  1455: ['modified', '[plugin file] was edited on the site'],
  1465: ['modified', '[theme file] was edited on the site'],
};

export const WIDGET: LogTypes = {
  1430: ['added', '[widget] was added'],
  1435: ['modified', '[widget] was modified'],
  1440: ['deleted', '[widget] was deleted'],
  1445: ['moved', '[widget] was moved to another area'],
  1450: ['moved', '[widget] was given another place in its area'],
};

export const MENU: LogTypes = {
  1475: ['created', '[menu] was created'],
  1480: ['modified', 'Items were added to [menu]'],
  1485: ['modified', 'Items were removed from [menu]'],
  1490: ['deleted', '[menu] was deleted'],
  1495: ['modified', 'The settings of [menu] were changed'],
  1500: ['modified', 'Items of [menu] were modified'],
  1505: ['renamed', '[menu] was renamed'],
  1510: ['modified', 'Items of [menu] were put into another order'],
  1515: ['modified', '[menu item] was placed under another item'],
};
