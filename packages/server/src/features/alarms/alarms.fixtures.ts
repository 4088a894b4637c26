import { beforeEach } from 'vitest';
import { isoInstant } from '../../kernel/text/instants.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { type ManualClock, makeWorld, manualClock, type World } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { storeChannel } from '../channels/channels.fixtures.ts';
import type { Message } from '../channels/index.ts';
import { EVENT_EXAMPLES } from '../events/event-examples.fixtures.ts';
import { emitEvents, type NewEvent } from '../events/index.ts';
import { insertRule, replaceRuleLinks } from './rules/rule.store.ts';
import type { RuleSettingsGiven } from './rules/write-rule.ts';
import { ruleSettings } from './rules/write-rule.ts';
import { tell } from './telling/tell.ts';

/** An outage of a site. */
export function downOf(siteId: number, host: string | null = null): NewEvent {
  return { type: 'site.down', siteId, data: { ...EVENT_EXAMPLES['site.down'], host } };
}

export function upOf(siteId: number, host: string | null = null): NewEvent {
  return { type: 'site.up', siteId, data: { ...EVENT_EXAMPLES['site.up'], host } };
}

/** What is told of a certificate that ends so many days and a half after a time, ms epoch. */
export const expiringIn = (days_left: number, from: number) => ({
  ...EVENT_EXAMPLES['certificate.expiring'],
  days_left,
  expires_at: isoInstant(from + (days_left + 0.5) * 86_400_000),
});

let names = 0;

/** A channel of the world that nothing is sent from, since nobody works on deliveries there. */
export function storeRuleChannel(world: World): Promise<number> {
  return storeChannel(world, { name: `C${++names}` });
}

/** Tells of a world by a clock that the test moves. */
export class Telling {
  readonly world: World;
  readonly clock: ManualClock;

  /** @param startsAt ms epoch */
  constructor(world: World, startsAt = Date.parse('2026-11-22T12:00:00Z')) {
    this.world = world;
    this.clock = manualClock(startsAt);
  }

  async emit(...events: NewEvent[]): Promise<void> {
    const { database } = this.world.app.services;
    await database.write(trx => emitEvents(trx, events, new Date(this.clock.now())));
  }

  /** Lets so many seconds pass, with a turn of what tells every five, as the server has. */
  async pass(seconds: number): Promise<void> {
    for (let gone = 0; gone < seconds; gone += 5) {
      await this.tell();
      this.clock.advance(5000);
    }
    await this.tell();
  }

  tell(): Promise<void> {
    return tell({ ...this.world.app.services, clock: this.clock });
  }

  async addRule(
    channels: number | readonly number[],
    given: RuleSettingsGiven = {},
    limits: { tags?: number[]; clients?: number[] } = {},
  ) {
    const { tags = [], clients = [] } = limits;
    return this.world.app.services.database.write(async trx => {
      const row = await insertRule(trx, {
        name: 'Ops',
        name_key: 'ops',
        enabled: 1,
        limited: Number(tags.length + clients.length > 0),
        settings_json: JSON.stringify(ruleSettings(given)),
        created_at: 0,
        updated_at: 0,
      });
      await replaceRuleLinks(trx, row.id, { tags, clients, channels: [channels].flat() });
      return row.id;
    });
  }

  /** Messages to a channel, in their order. */
  async messages(channel: number): Promise<Message[]> {
    const rows = await this.world.app.services.database.db
      .selectFrom('deliveries')
      .select('message_json')
      .where('channel_id', '=', channel)
      .orderBy('id')
      .execute();
    return rows.map(({ message_json }) => JSON.parse(message_json) as Message);
  }

  async titles(channel: number): Promise<string[]> {
    return (await this.messages(channel)).map(({ title }) => title);
  }
}

/** What tells, for each test with a site of its own (`S1`, `S2`, …) and without rules of the one before. @param startsAt ms epoch */
export function useTelling(startsAt?: number) {
  const on = useMade(
    async () => {
      const world = await makeWorld();
      return { world, telling: new Telling(world, startsAt) };
    },
    ({ world }) => world.close(),
  );
  let siteId = 0;
  let turn = 0;
  beforeEach(async () => {
    const { world } = on();
    await world.app.services.database.write(trx => trx.deleteFrom('alarm_rules').execute());
    siteId = await storeSite(world, { url: `https://s${++turn}.example/`, name: `S${turn}` });
  });
  return {
    on,
    siteId: () => siteId,
    /** The number of the test, and of its site. */
    turn: () => turn,
    /** A channel that a rule of its own tells. */
    async channelOf(given: RuleSettingsGiven): Promise<number> {
      const channel = await storeRuleChannel(on().world);
      await on().telling.addRule(channel, given);
      return channel;
    },
  };
}
