import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Message } from '../message.ts';
import { deliveryFields, deliveryIdSchema } from './delivery.schemas.ts';
import { selectDelivery } from './delivery.store.ts';
import { deliveryView } from './delivery.views.ts';

const urlOrNull = textOrNull('Its address, if it has one.');

export const deliverySchema = Type.Object(
  {
    ...deliveryFields,
    message: Type.Object(
      {
        paragraphs: Type.Array(Type.String(), { description: 'Its text.' }),
        items: Type.Array(Type.Object({ text: Type.String({ description: 'A line of its list.' }), url: urlOrNull }), {
          description: 'Its list, such as of sites.',
        }),
        url: urlOrNull,
        events: Type.Array(
          Type.Object({
            id: Type.Integer({ description: 'Id of the event.' }),
            type: Type.String({ description: 'Its type, such as site.down.' }),
            title: Type.String({ description: 'Its title.' }),
          }),
          { description: 'Events that it tells of.' },
        ),
      },
      { description: 'What it says.' },
    ),
  },
  { description: 'The delivery.' },
);

/** @throws AppError delivery_not_found */
export async function readDelivery({ delivery_id }: { delivery_id: number }, { database }: Pick<Ctx, 'database'>) {
  const row = await selectDelivery(database.db, delivery_id);
  if (row === undefined) noDelivery(delivery_id);
  const { paragraphs, items, url = null, events } = JSON.parse(row.message_json) as Message;
  const lines = items.map(({ text, url = null }) => ({ text, url }));
  const about = events.map(({ id, type, title }) => ({ id, type, title }));
  return { ...deliveryView(row), message: { paragraphs: [...paragraphs], items: lines, url, events: about } };
}

export function noDelivery(id: number): never {
  throw new AppError(
    'delivery_not_found',
    `No delivery has id ${id}. Deliveries are kept for 30 days after their end.`,
  );
}

export const getDelivery = ability({
  name: 'get-delivery-v1',
  summary: 'Get a delivery with its message and what the receiver answered last.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ delivery_id: deliveryIdSchema }),
  output: deliverySchema,
  errors: ['delivery_not_found'],
}).run(readDelivery);
