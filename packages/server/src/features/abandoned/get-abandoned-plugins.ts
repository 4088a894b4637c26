import { ability } from '../../kernel/ability/ability.ts';
import { abandonedInputSchema, abandonedOutputSchema, abandonedPage } from './list-abandoned.ts';

export const getAbandonedPlugins = ability({
  name: 'get-abandoned-plugins-v1',
  summary:
    'List the installed plugins of all sites that have had no update on wordpress.org for two years or more. Use it to find software that nobody maintains.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: abandonedInputSchema,
  output: abandonedOutputSchema,
}).run((input, ctx) => abandonedPage(ctx, 'plugin', input));
