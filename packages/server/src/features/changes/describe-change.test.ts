import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';
import { LOG_TYPES } from './log-types/index.ts';

/** docs/wire/sync.md#changes. */
const APPENDIX_A = `
  1200 1205 1210 1215 1220 1225 1230 1235 1240 1245 1250 1255 1260 1265 1270 1275 1280 1285 1290 1295 1300 1305 1310 1315
  1320 1321 1325 1326 1330 1335 1340 1345 1350 1355 1360 1365 1370 1375 1380 1385 1390 1395 1400 1405 1406 1407 1410 1415
  1420 1425 1430 1435 1440 1445 1450 1455 1460 1461 1465 1470 1475 1480 1485 1490 1495 1500 1505 1510 1515 1520 1525 1530
  1535 1540 1545 1550 1555 1560 1565 1570 1575 1580 1585 1590 1595 1596 1600 1605 1610 1615 1620 1625 1630 1635 1640 1645
  1650 1655 1660 1665 1670 1675 1680 1685 1690 1695 1700 1705 1710 1715 1720 1721 1725 1726 1730 1735 1740 1745 1750 1755
  1760 1765 1770 1775 1780 1785 1790 1795 1800 1805 1810 1815 1820 1825 1830 1835 1840 1845 1850 1855 1860 1865 1870 1875
  1880 1885 1890 1895 1900 1905 1910 1915 1920 1925 1930 1935 1940 1945 1950 1955 1960 1965 1970 1975 1980`;

const log = (log_type_id: number, object_name = '', detail = {}, action = 'modified') =>
  describeChange({ log_type_id, context: 'post', action, object_name }, object_name, detail);
const action = (context: string, action: string, object_name = '', detail = {}) =>
  describeChange({ log_type_id: null, context, action, object_name }, 'anna', detail);

describe('the description of a change', () => {
  it('exists for every type of the log, with and without a name', () => {
    expect([...LOG_TYPES.keys()].sort()).toEqual(APPENDIX_A.trim().split(/\s+/).map(Number).sort());
    for (const id of LOG_TYPES.keys()) {
      expect(log(id)).toMatch(/^[A-Z][\w ,'-]+\.$/);
      const named = log(id, 'My <3 Thing', { old_version: '1.0', new_version: '1.1', from: 'a', to: 'b' });
      expect(named).toMatch(/^[A-Z][^[\]{}]+\.$/);
      expect(named).not.toBe(log(id));
    }
  });

  it.each([
    [action('plugin', 'activate', 'Lab Plugin', { slug: 'lab/lab.php' }), 'Plugin "Lab Plugin" was activated.'],
    [action('plugin', 'deactivate', 'Lab Plugin'), 'Plugin "Lab Plugin" was deactivated.'],
    [action('plugin', 'delete', 'Lab Plugin'), 'Plugin "Lab Plugin" was deleted.'],
    [action('theme', 'activate', 'Lab Theme'), 'Theme "Lab Theme" was activated.'],
    [action('theme', 'delete'), 'A theme was deleted.'],
    [action('theme', 'install', 'Lab Theme', { new_version: '2.0' }), 'Theme "Lab Theme" was installed, version 2.0.'],
    [action('core', 'updated', 'WordPress 7.1'), 'WordPress was updated.'],
    [
      action('core', 'updated', '', { old_version: '7.0', new_version: '7.1' }),
      'WordPress was updated from 7.0 to 7.1.',
    ],
  ])('of an action: %s', (said, wanted) => expect(said).toBe(wanted));

  it.each([
    [
      log(1970, 'Shop', { slug: 'shop', old_version: '1.0', new_version: '1.1', automatic: true }),
      'Plugin "Shop" was updated automatically from 1.0 to 1.1.',
    ],
    [log(1980, 'Lab', { new_version: '2.1' }), 'Theme "Lab" was updated to 2.1.'],
    [log(1960, '', { old_version: '7.0', new_version: '7.1' }), 'WordPress was updated from 7.0 to 7.1.'],
    [log(1461, 'Shop', { new_version: '1.0' }), 'Plugin "Shop" was activated.'],
    [
      log(1615, 'bob', { from: 'Editor', to: 'Author' }),
      'The role of user "bob" was changed from "Editor" to "Author".',
    ],
    [log(1615, 'bob', { from: 'Author' }), 'The role of user "bob" was changed from "Author" to nothing.'],
    [log(1685, 'bob', { field: 'phone' }), 'A profile field of user "bob" was changed (phone).'],
    [log(1835, '', {}, 'enabled'), 'Approving every comment by hand was switched on.'],
    [log(1835, '', {}, 'modified'), 'Approving every comment by hand was switched on or off.'],
    [log(1570, 'anna'), 'User "anna" logged in.'],
    [log(1570), 'A user logged in.'],
    [log(1595, 'anna'), 'User "anna" switched to the account of user "anna".'],
    [log(1550, 'Hello'), 'A comment on post "Hello" was moved to the trash.'],
    [log(1550), 'A comment on a post was moved to the trash.'],
  ])('of a log row: %s', (said, wanted) => expect(said).toBe(wanted));

  it('is a sentence even for an unknown type', () => {
    expect(describeChange({ log_type_id: 9001, context: 'order', action: 'refunded', object_name: '12' }, '')).toBe(
      'Order "12" was refunded.',
    );
    expect(action('wc-order', 'split', '12')).toBe('Something happened to wc order "12": split.');
    expect(action('', '')).toBe('The site was changed.');
  });

  it('shows a name unchanged even if it looks like a placeholder', () => {
    expect(log(1200, "$& $' {on or off} [post]")).toBe('Post "$& $\' {on or off} [post]" was created.');
  });
});
