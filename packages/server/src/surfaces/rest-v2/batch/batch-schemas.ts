import { type TObject, type TSchema, Type } from 'typebox';
import { propertiesOf, type RestRoute } from '../route.ts';
import type { BatchOperation } from './operation.ts';
import type { Controller } from './operations.ts';

const id = Type.Union([Type.Number(), Type.String()], {
  description: 'The id that the item named, or the new id if something was created.',
});

const failure = Type.Object(
  {
    id: Type.Optional(id),
    success: Type.Literal(0, { description: '0: this item failed; other items are not affected.' }),
    code: Type.String({ description: 'Error code, the same as on the single route.' }),
    message: Type.String({ description: 'What to do next.' }),
    data: Type.Object(
      { status: Type.Integer({ description: 'HTTP status, the same as on the single route.' }) },
      { description: 'Facts of the error.', additionalProperties: true },
    ),
  },
  { title: 'BatchFailure', description: 'An item that failed.' },
);

/** Schema of a body with the actions of one controller. */
export function bodyOf(controller: Controller, description: string): TObject {
  const list = ({ item }: BatchOperation, action: string) =>
    Type.Array(item, { description: `The items of the action ${action}, each as its single route takes it.` });
  return optionalMembers(mapped(controller, list), description);
}

/** Schema of the answer to such a body. */
export function answerTo(controller: Controller, description: string): TObject {
  const list = ({ routes }: BatchOperation) => {
    // Routes with different inputs have the same kind of answer.
    const answers = new Map(routes.map(route => [route.ability.name, success(route)]));
    return Type.Array(Type.Union([...answers.values(), failure]), {
      description: 'The result of each item, in the same order.',
    });
  };
  return optionalMembers(mapped(controller, list), description);
}

/** An object whose members are all optional. */
export function optionalMembers(members: Readonly<Record<string, TSchema>>, description: string): TObject {
  const properties = mapped(members, schema => Type.Optional(schema));
  return Type.Object(properties, { description, additionalProperties: false });
}

export function mapped<V, R>(members: Readonly<Record<string, V>>, change: (value: V, name: string) => R) {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value, name)]));
}

/** What the single route answers, with its id; called `AddTagResult`, after the ability. */
function success({ ability, answer }: RestRoute): TSchema {
  const title = ability.name.replace(/-v\d+$/, '-result').replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return Type.Object({ id: Type.Optional(id), ...propertiesOf(answer.schema as TObject) }, { title });
}
