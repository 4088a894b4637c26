import { expect, it } from 'vitest';
import { readThemeUpdates } from './available-updates.ts';

const offer = (address: unknown) =>
  readThemeUpdates({ sails: { Name: 'Sails', Version: '1.0', update: { new_version: '1.1', package: address } } }, {});

it('tells where the new version comes from, where the site does', () => {
  expect(offer('https://downloads.example/theme/sails.1.1.zip')?.[0]?.package).toBe(
    'https://downloads.example/theme/sails.1.1.zip',
  );
});

it.each(['', null, 42, 'sails.zip', 'file:///etc/passwd', `https://x.example/${'a'.repeat(600)}`])(
  'takes %o for no address',
  address => {
    expect(offer(address)?.[0]).not.toHaveProperty('package');
  },
);
