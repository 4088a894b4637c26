import { ability } from '../../kernel/ability/ability.ts';
import { abandonedInputSchema, abandonedOutputSchema, abandonedPage } from './list-abandoned.ts';

export const getAbandonedPlugins = ability({
  name: 'get-abandoned-plugins-v1',
  summary: 'List the plugins, over all sites, that had no update on wordpress.org for two years or more.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: abandonedInputSchema,
  output: abandonedOutputSchema,
}).run((input, ctx) => abandonedPage(ctx, 'plugin', input));
