import type { Snapshot } from '../../ports/database/snapshot.ts';

/** Names and links that records of other tables mention. They are small beside the records, and stay in memory. */
export interface ExportLinks {
  readonly clients: ReadonlyMap<number, string>;
  readonly tags: ReadonlyMap<number, string>;
  /** Tags of a site. */
  readonly tagsOf: ReadonlyMap<number, readonly number[]>;
  /** Custom fields of a client, by name. */
  readonly fieldsOf: ReadonlyMap<number, Readonly<Record<string, string>>>;
  readonly costSites: ReadonlyMap<number, readonly number[]>;
  readonly costTags: ReadonlyMap<number, readonly number[]>;
  readonly costClients: ReadonlyMap<number, readonly number[]>;
  /** What a maintenance window is for. */
  readonly windowSites: ReadonlyMap<number, readonly number[]>;
  readonly windowTags: ReadonlyMap<number, readonly number[]>;
  readonly windowClients: ReadonlyMap<number, readonly number[]>;
}

export async function readExportLinks(snapshot: Snapshot): Promise<ExportLinks> {
  const fields = await names(snapshot, 'client_fields');
  return {
    clients: await names(snapshot, 'clients'),
    tags: await names(snapshot, 'tags'),
    tagsOf: await pairs(snapshot, 'site_tags', ['site_id', 'tag_id']),
    fieldsOf: await fieldValues(snapshot, fields),
    costSites: await pairs(snapshot, 'cost_sites', ['cost_id', 'site_id']),
    costTags: await pairs(snapshot, 'cost_tags', ['cost_id', 'tag_id']),
    costClients: await pairs(snapshot, 'cost_clients', ['cost_id', 'client_id']),
    windowSites: await pairs(snapshot, 'maintenance_window_sites', ['window_id', 'site_id']),
    windowTags: await pairs(snapshot, 'maintenance_window_tags', ['window_id', 'tag_id']),
    windowClients: await pairs(snapshot, 'maintenance_window_clients', ['window_id', 'client_id']),
  };
}

async function names(snapshot: Snapshot, table: string): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for await (const rows of snapshot.rows(table, ['id', 'name'])) {
    for (const [id, name] of rows) found.set(Number(id), String(name));
  }
  return found;
}

async function pairs(snapshot: Snapshot, table: string, columns: [string, string]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  for await (const rows of snapshot.rows(table, columns)) {
    for (const [from, to] of rows) {
      const known = found.get(Number(from));
      if (known) known.push(Number(to));
      else found.set(Number(from), [Number(to)]);
    }
  }
  for (const ids of found.values()) ids.sort((a, b) => a - b);
  return found;
}

async function fieldValues(
  snapshot: Snapshot,
  fields: ReadonlyMap<number, string>,
): Promise<Map<number, Record<string, string>>> {
  const found = new Map<number, Record<string, string>>();
  for await (const rows of snapshot.rows('client_field_values', ['client_id', 'field_id', 'value'])) {
    for (const [client, field, value] of rows) {
      const values = found.get(Number(client)) ?? {};
      values[fields.get(Number(field)) ?? String(field)] = String(value);
      found.set(Number(client), values);
    }
  }
  return found;
}
