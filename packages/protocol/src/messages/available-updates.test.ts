import { expect, it } from 'vitest';
import { readThemeUpdates } from './available-updates.ts';

const offer = (address: unknown) =>
  readThemeUpdates({ sails: { Name: 'Sails', Version: '1.0', update: { new_version: '1.1', package: address } } }, {});

it('reads the package address of an update if the site sends one', () => {
  expect(offer('https://downloads.example/theme/sails.1.1.zip')?.[0]?.package).toBe(
    'https://downloads.example/theme/sails.1.1.zip',
  );
});

it.each(['', null, 42, 'sails.zip', 'file:///etc/passwd', `https://x.example/${'a'.repeat(600)}`])(
  'ignores the package address %o',
  address => {
    expect(offer(address)?.[0]).not.toHaveProperty('package');
  },
);

it('reads which WordPress and PHP an update requires if the offer says so', () => {
  const asks = (update: object) => readThemeUpdates({ sails: { Name: 'Sails', update } }, {})?.[0];
  expect(asks({ new_version: '1.1', requires: '6.2', requires_php: '8.3' })).toMatchObject({
    requiresWp: '6.2',
    requiresPhp: '8.3',
  });
  for (const nothing of ['', false, null]) {
    const offered = asks({ new_version: '1.1', requires: nothing, requires_php: nothing });
    expect(offered).not.toHaveProperty('requiresWp');
    expect(offered).not.toHaveProperty('requiresPhp');
  }
});
