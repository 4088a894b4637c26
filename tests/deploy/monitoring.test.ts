import { makeWorld } from '@sitekeeper/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { useMade } from '../../packages/server/src/testing/use-made.ts';
import { textOf, yamlOf } from './files.ts';

const world = useMade(
  () => makeWorld({}),
  made => made.close(),
);

/** The actual output of `/metrics`: the names, and the values of each label. */
let names: Set<string>;
let labels: Map<string, Set<string>>;
beforeAll(async () => {
  await world().request('/healthz');
  // As the server tells them that has a worker process.
  const http = await world().app.http({ deaths: 0, report: async () => undefined });
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  await fetch(`${origin}/healthz`);
  const text = await (await fetch(`${origin}/metrics`)).text();
  names = new Set(['up', ...[...text.matchAll(/^([a-z0-9_]+)(?:\{| )/gm)].map(match => match[1] ?? '')]);
  labels = new Map();
  for (const [, name = '', given = ''] of text.matchAll(/^([a-z0-9_]+)\{([^}]*)\}/gm)) {
    for (const [, label = '', value = ''] of given.matchAll(/([a-z_]+)="([^"]*)"/g)) {
      const key = `${name}.${label}`;
      labels.set(key, (labels.get(key) ?? new Set()).add(value));
    }
  }
});

const alerts = yamlOf('monitoring/alerts.yaml')[0].groups.flatMap(
  (group: { rules: { alert: string; expr: string }[] }) => group.rules,
) as { alert: string; expr: string; annotations: { summary: string; description: string } }[];
const dashboard = JSON.parse(textOf('monitoring/dashboard.json')) as {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
};
const panels = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));
const expressions = [...alerts.map(({ alert, expr }) => [alert, expr] as const), ...panels];

/** Labels that Prometheus adds. */
const ADDED = new Set(['job', 'instance']);
/** Labels whose values are all always present; other labels have only the values that have occurred. */
const COMPLETE = new Set(['sitekeeper_sites_by_health.health', 'sitekeeper_sites.status']);

describe('the alert rules and the dashboard', () => {
  it.each(expressions)('%s uses existing metrics and labels', (_title, expr) => {
    const asked = [...expr.matchAll(/\b((?:sitekeeper|process|nodejs)_[a-z0-9_]+|up)(?:\{([^}]*)\})?/g)];
    expect(asked.length).toBeGreaterThan(0);
    for (const [, name = '', matchers = ''] of asked) {
      expect(names).toContain(name);
      for (const [, label = '', value = ''] of matchers.matchAll(/([a-z_]+)(?:=|=~|!~|!=)"([^"]*)"/g)) {
        if (ADDED.has(label)) continue;
        const known = labels.get(`${name}.${label}`);
        expect([name, label, known !== undefined]).toEqual([name, label, true]);
        if (COMPLETE.has(`${name}.${label}`))
          expect([...(known ?? [])]).toEqual(expect.arrayContaining(value.split('|')));
      }
    }
  });

  it('say what to do in each alert', () => {
    for (const { alert, annotations } of alerts) {
      expect([alert, annotations.summary.length > 10, annotations.description.length > 20]).toEqual([
        alert,
        true,
        true,
      ]);
    }
  });

  it('show every metric of ours', () => {
    const ours = (told: Iterable<string>) =>
      [...told].map(name => /^sitekeeper_\w+?(?=_(?:bucket|sum|count)$|$)/.exec(name)?.[0] ?? '');
    const shown = new Set(panels.flatMap(([, expr]) => ours(expr.match(/\w+/g) ?? [])));
    expect(shown.size).toBeGreaterThan(10);
    expect(ours(names).filter(name => !shown.has(name))).toEqual([]);
  });

  it('give each panel its own number', () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});
