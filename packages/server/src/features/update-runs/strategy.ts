import { type Static, Type } from 'typebox';

const percent = (initial: number, least: number, description: string) =>
  Type.Optional(Type.Number({ minimum: least, maximum: 100, default: initial, description }));

/** How a careful run proceeds. Source: docs/spec/rest-v2.md#updates. */
export const strategySchema = Type.Object(
  {
    canary_percent: percent(1, 0.01, 'Share of the sites in the first wave, in percent; at least one site.'),
    first_site_ids: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        minItems: 1,
        maxItems: 1000,
        description:
          'Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts.',
      }),
    ),
    growth: Type.Optional(
      Type.Number({
        minimum: 1,
        maximum: 1000,
        default: 4,
        description: 'How many times larger each wave is than the one before.',
      }),
    ),
    failure_threshold_percent: percent(
      5,
      0,
      'Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.',
    ),
    health_check: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Check the front page of each site, and those of its network, before and after its updates.',
      }),
    ),
    expect_text: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'Text that every front page must contain.' }),
    ),
    rollback: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Roll back an update that breaks the front page, if the package of the earlier version is still available.',
      }),
    ),
  },
  {
    additionalProperties: false,
    description:
      'Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once.',
  },
);
export type StrategyInput = Static<typeof strategySchema>;
export type Strategy = Required<Omit<StrategyInput, 'expect_text' | 'first_site_ids'>> &
  Pick<StrategyInput, 'expect_text' | 'first_site_ids'>;

/** How careful a stored run or window is. */
export const storedStrategySchema = Type.Unsafe<Strategy | null>({
  ...strategySchema,
  type: ['object', 'null'],
  description: 'How careful it is; null = all sites at once.',
});

/** In an edit: omitted members keep their value. */
export const changedStrategySchema = Type.Optional(
  Type.Unsafe<StrategyInput | null>({
    ...strategySchema,
    type: ['object', 'null'],
    description: 'How careful it is from now on; null = all sites at once.',
  }),
);

export function withDefaults(given: StrategyInput): Strategy {
  return {
    canary_percent: 1,
    growth: 4,
    failure_threshold_percent: 5,
    health_check: true,
    rollback: true,
    ...given,
  };
}
