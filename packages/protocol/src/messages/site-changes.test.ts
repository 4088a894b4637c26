import { describe, expect, it } from 'vitest';
import { readChangeLogs, type SiteChange } from './site-changes.ts';

const row = { id: 7, log_type_id: '1615', created_on: '1795226780.76656', context: 'user', action_name: 'modified' };
const read = (meta_data: object, more: object = {}) =>
  readChangeLogs({ 7: { ...row, ...more, meta_data } })?.[0] as SiteChange;

describe('a row of the change log', () => {
  it.each([
    [{ plugindata: { name: 'Shop', version: '1.1' } }, 'Shop'],
    [{ theme: { name: 'Lab' } }, 'Lab'],
    [{ file: 'header.php', theme: 'lab' }, 'header.php'],
    [{ posttitle: 'A <i>b</i> &amp; c' }, 'A b & c'],
    [{ changeusername: 'bob', changeuserdata: { username: 'other' } }, 'bob'],
    [{ newuserid: '2', newuserdata: { username: 'bob' } }, 'bob'],
    [{ changeuserid: '2', changeuserdata: { username: 'bob' } }, 'bob'],
    [{ categoryname: 'News' }, 'News'],
    [{ old_name: 'News', new_name: 'Blog' }, 'Blog'],
    [{ tag: 'red' }, 'red'],
    [{ menuname: 'Main' }, 'Main'],
    [{ widgetname: 'Search', sidebar: 'Footer' }, 'Search'],
    [{ task_name: 'do_pings' }, 'do_pings'],
    [{ filename: 'a.png' }, 'a.png'],
    [{}, ''],
  ])('is read with the name of its object, wherever the site puts it: %j', (meta, name) => {
    expect(read(meta).objectName).toBe(name);
  });

  it('is read with the old and new values that may be shown', () => {
    expect(read({ oldrole: 'Editor', newrole: 'Author' })).toMatchObject({ from: 'Editor', to: 'Author' });
    expect(read({ oldrole: 'Author', newrole: '' })).toMatchObject({ from: 'Author', to: undefined });
    expect(read({ oldstatus: 'draft', newstatus: 'publish' })).toMatchObject({ from: 'draft', to: 'publish' });
  });

  it('is read without the content of fields and without e-mail addresses', () => {
    const kept = [
      read({ custom_meta_name: 'token', old_value: 'hush-1', new_value: 'hush-2' }),
      read({ metakey: 'phone', metavalueold: 'hush-3', metavaluenew: 'hush-4' }),
      read({ oldemail: 'hush@5.example', newemail: 'hush@6.example' }),
    ];
    expect(kept.map(({ field }) => field)).toEqual(['token', 'phone', undefined]);
    expect(JSON.stringify(kept)).not.toContain('hush');
  });

  it('is read with its user agent and its time in whole seconds', () => {
    const change = read({}, { user_agent: 'WP CLI 2.12.0' });
    expect(change).toMatchObject({ userAgent: 'WP CLI 2.12.0', createdSeconds: 1_795_226_780, logTypeId: 1615 });
  });
});
