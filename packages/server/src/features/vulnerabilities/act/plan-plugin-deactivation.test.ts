import { expect, it } from 'vitest';
import { useVulnerableFleet } from '../vulnerabilities.fixtures.ts';

const fleet = useVulnerableFleet();

it('shows the plugins that would be deactivated, and what cannot be', async () => {
  const { ids } = fleet();
  const input = { severity: ['critical', 'high', 'medium', 'low'] };
  const { body } = await fleet().world.post('plan-plugin-deactivation-v1', input);
  expect(body).toEqual({
    sites: 2,
    items: [
      { slug: 'shop/shop.php', name: 'shop', versions: ['9.2', '9.3'], sites: 2 },
      { slug: 'forms/forms.php', name: 'forms', versions: ['1.0'], sites: 1 },
    ],
    first_sites: [
      { id: ids.berlin, name: 'berlin.example' },
      { id: ids.lima, name: 'lima.example' },
    ],
    left: [
      { type: 'theme', slug: 'plain', name: 'plain', reason: 'not_a_plugin', sites: 1 },
      { type: 'core', slug: 'wordpress', name: 'WordPress', reason: 'not_a_plugin', sites: 1 },
    ],
    errors: [],
  });
});

it('of named plugins it counts the sites on which they are active', async () => {
  const answer = await fleet().world.rest('/vulnerabilities/deactivate/plan?slugs=shop/shop.php,none/none.php');
  expect(answer.body.data).toMatchObject({ sites: 3, items: [{ slug: 'shop/shop.php', sites: 3 }] });
});
