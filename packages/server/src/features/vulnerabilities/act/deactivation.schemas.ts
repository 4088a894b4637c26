import { Type } from 'typebox';
import { chosenInput } from './chosen.ts';

export const deactivationInput = {
  ...chosenInput,
  slugs: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 100,
      description: 'Plugins (dir/file.php) to deactivate, whether or not the feed knows a vulnerability of them.',
    }),
  ),
};
