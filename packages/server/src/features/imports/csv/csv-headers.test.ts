import { describe, expect, it } from 'vitest';
import { csvLayoutOf } from './csv-headers.ts';

describe('the columns of a file of sites', () => {
  it.each([
    ['url,admin,adminpassword,uniqueid,name,client,tags', 'url,admin,password,uniqueid,name,client,tags'],
    ['Site Name,Site URL,Username,Tags,Client Name', 'name,url,admin,tags,client'],
    ['Website title;Website URL;Admin username;Groups', 'name,url,admin,tags'],
    ['Domain\tLabels\tPlugins', 'url,tags,-'],
    ['siteUrl,adminName,"Admin_Password*",Notes', 'url,admin,password,-'],
    ['Name,Link,URL,Folder', 'name,url,-,tags'],
  ])('are recognised by their headers: %s', (header, fields) => {
    const cells = header.split(/[,;\t]/).map(cell => cell.replaceAll('"', ''));
    const layout = csvLayoutOf(cells);
    expect(layout?.kind).toBe('header');
    expect(layout?.columns.map(field => field ?? '-').join(',')).toBe(fields);
  });

  it('are the ten of MainWP if the first row is a site', () => {
    const layout = csvLayoutOf(['Shop', 'https://shop.example/', 'anna', 'secret', 'eu', '', '', '', '1', 'auto']);
    expect(layout?.kind).toBe('mainwp');
    expect(layout?.columns.slice(0, 6)).toEqual(['name', 'url', 'admin', 'password', 'tags', 'uniqueid']);
  });

  it.each([[['name', 'admin']], [['a', 'b', 'c']], [['anna@shop.example', 'anna@shop.example']], [['']]])(
    'are unknown if none is an address: %j',
    cells => {
      expect(csvLayoutOf(cells)).toBeUndefined();
    },
  );
});
