import { expect, it } from 'vitest';
import { compatibility } from './compatibility.ts';

const theme = { slug: 'sails', name: 'Sails', version: '1.0', newVersion: '1.1', active: true };
const plugin = (wpCompatible: boolean, phpCompatible: boolean) => ({ ...theme, wpCompatible, phpCompatible });
const site = { wpVersion: '6.9.4', phpVersion: '7.4.33' };

it('judges the requirements of the available version, whatever the site reports about the installed one', () => {
  const offered = { requiresWp: '7.0', requiresPhp: '8.3' };
  expect(compatibility({ ...plugin(true, true), ...offered }, site)).toEqual({ wp_compatible: 0, php_compatible: 0 });
  const modest = { requiresWp: '6.0', requiresPhp: '7.0' };
  expect(compatibility({ ...plugin(false, false), ...modest }, site)).toEqual({ wp_compatible: 1, php_compatible: 1 });
});

it('also judges themes, about which the connector reports nothing', () => {
  expect(compatibility({ ...theme, requiresPhp: '8.0' }, site)).toEqual({ wp_compatible: 1, php_compatible: 0 });
  expect(compatibility(theme, site)).toEqual({ wp_compatible: 1, php_compatible: 1 });
});

it('uses the connector’s verdict when the offer has no requirements or the site does not report its versions', () => {
  expect(compatibility(plugin(true, false), site)).toEqual({ wp_compatible: 1, php_compatible: 0 });
  const offered = { ...plugin(false, true), requiresWp: '7.0', requiresPhp: '8.3' };
  expect(compatibility(offered, { wpVersion: undefined, phpVersion: undefined })).toEqual({
    wp_compatible: 0,
    php_compatible: 1,
  });
});
