import type { Output } from '../../../generated/abilities.ts';
import type { DELIVERY_STATES } from '../../../generated/choices.ts';
import { t } from '../../../texts/text.ts';
import type { Tone } from '../../../ui/text/chip.tsx';

export type DeliveryItem = Output<'list-deliveries-v1'>['items'][number];
export type DeliveryStateChoice = (typeof DELIVERY_STATES)[number];

export const deliveryStateName = (state: DeliveryStateChoice) => t(`notifications.deliveries.states.${state}`);
const TONES: Readonly<Record<DeliveryStateChoice, Tone>> = {
  pending: 'quiet',
  sending: 'info',
  retrying: 'warn',
  delivered: 'good',
  dead: 'bad',
};

type Ended = Pick<DeliveryItem, 'state' | 'error'>;

/** A mail that some of its recipients did not get is delivered to the others. */
const isPartly = ({ state, error }: Ended) => state === 'delivered' && error !== null;

export const deliveryTone = (delivery: Ended): Tone => (isPartly(delivery) ? 'warn' : TONES[delivery.state]);
export const deliveryText = (delivery: Ended): string =>
  isPartly(delivery) ? t('notifications.deliveries.states.partly') : deliveryStateName(delivery.state);

/** Only what has arrived or was given up can be sent again. */
export const canReplay = ({ state }: Pick<DeliveryItem, 'state'>) => state === 'dead' || state === 'delivered';

/** What the receiver said last: `Status 500`, or why it said nothing. */
export function answerText({ status_code, error, answer }: DeliveryItem): string {
  if (status_code !== null) return t('notifications.deliveries.status', { status: String(status_code) });
  return error ?? answer;
}
