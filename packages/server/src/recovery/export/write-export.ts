import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SEALED_OF_SITES } from '../../features/sites/index.ts';
import { csvLine } from '../../kernel/text/csv-line.ts';
import type { Snapshot } from '../../ports/database/snapshot.ts';
import { SETTINGS, type SettingKey, type Settings } from '../../settings.ts';
import { type ExportedFile, ExportFile } from './export-file.ts';
import { readExportLinks } from './links.ts';
import { type ExportRecord, RECORD_SETS } from './record-sets.ts';
import { exportKey, type KeySealing, newKeySealing, sealForExport } from './sealed-keys.ts';

/** `manifest.json` of an export. */
export interface ExportManifest {
  readonly format: 'sitekeeper-export';
  readonly version: 1;
  readonly made_at: string;
  readonly made_by: string;
  readonly engine: string;
  readonly level: string;
  /** How `site-keys.jsonl` is sealed; null if the keys were not asked for. */
  readonly keys: KeySealing | null;
  readonly files: readonly ExportedFile[];
}

export interface ExportSource {
  readonly snapshot: Snapshot;
  readonly settings: Settings;
  readonly now: number;
  readonly madeBy: string;
  /** Opens a sealed value of the store. */
  readonly open: (place: string, sealed: string) => Buffer;
  readonly passphrase?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Writes all files into an empty folder, each once from beginning to end, and the manifest last. */
export async function writeExport(folder: string, source: ExportSource): Promise<ExportManifest> {
  const { snapshot, passphrase } = source;
  const files: ExportedFile[] = [];
  const links = await readExportLinks(snapshot);
  for (const { name, table, columns, record } of RECORD_SETS) {
    // The columns alone, which a table without rows has, too.
    const head = Object.keys(record({}, links));
    files.push(
      ...(await writeRecords(folder, { name, head }, source, async function* () {
        for await (const rows of snapshot.rows(table, columns)) {
          for (const row of rows) {
            yield record(Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])), links);
          }
        }
      })),
    );
  }
  const settings = settingRecords(source.settings);
  const head = Object.keys(settings[0] ?? {});
  files.push(...(await writeRecords(folder, { name: 'settings', head }, source, () => settings)));
  const keys = passphrase === undefined ? null : newKeySealing();
  if (keys) files.push(await writeKeys(folder, source, exportKey(passphrase ?? '', keys)));
  const manifest: ExportManifest = {
    format: 'sitekeeper-export',
    version: 1,
    made_at: new Date(source.now).toISOString(),
    made_by: source.madeBy,
    engine: snapshot.engine,
    level: snapshot.level ?? '',
    keys,
    files,
  };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return manifest;
}

type Records = AsyncIterable<ExportRecord> | Iterable<ExportRecord>;

/** The same records as JSON lines and as CSV. */
async function writeRecords(
  folder: string,
  { name, head }: { readonly name: string; readonly head: readonly string[] },
  { signal }: ExportSource,
  records: () => Records,
): Promise<ExportedFile[]> {
  const lines = await ExportFile.create(folder, `${name}.jsonl`);
  const table = await ExportFile.create(folder, `${name}.csv`);
  try {
    await table.write(csvLine(head), 0);
    for await (const record of records()) {
      signal?.throwIfAborted();
      await lines.write(`${JSON.stringify(record)}\n`);
      await table.write(csvLine(Object.values(record)));
    }
    return [await lines.end(), await table.end()];
  } catch (error) {
    await Promise.allSettled([lines.close(), table.close()]);
    throw error;
  }
}

/** What is set, without values of secrets. */
function settingRecords(settings: Settings): ExportRecord[] {
  return (Object.keys(SETTINGS) as SettingKey[]).map(key => {
    const { name, env, initial, ...facts } = SETTINGS[key];
    const secret = 'secret' in facts && facts.secret === true;
    return { name, env, value: secret ? null : settings[key], default: secret ? null : initial };
  });
}

/** One line for each site; no store has the parts of a site next to each other, so they are collected first. */
async function writeKeys(folder: string, { snapshot, open, signal }: ExportSource, key: Buffer): Promise<ExportedFile> {
  const sealed = new Map<number, Record<string, string>>();
  for await (const rows of snapshot.rows('site_secrets', ['site_id', 'name', 'sealed'])) {
    for (const [site, name, value] of rows) {
      const parts = sealed.get(Number(site)) ?? {};
      parts[String(name)] = String(value);
      sealed.set(Number(site), parts);
    }
  }
  const file = await ExportFile.create(folder, 'site-keys.jsonl');
  try {
    for await (const rows of snapshot.rows('sites', ['id', 'url'])) {
      signal?.throwIfAborted();
      for (const [id, url] of rows) {
        const secrets = opened(Number(id), sealed.get(Number(id)) ?? {}, open);
        if (Object.keys(secrets).length === 0) continue;
        const line = { site_id: Number(id), url, sealed: sealForExport(key, Number(id), secrets) };
        await file.write(`${JSON.stringify(line)}\n`);
      }
    }
    return await file.end();
  } catch (error) {
    await file.close().catch(() => {});
    throw error;
  }
}

/** The private key as PKCS#8 in base64, all else as text. What does not open any more is left out. */
function opened(siteId: number, parts: Readonly<Record<string, string>>, open: ExportSource['open']) {
  const secrets: Record<string, string> = {};
  for (const [name, value] of Object.entries(parts)) {
    const place = SEALED_OF_SITES.place({ site_id: siteId, name }) ?? '';
    try {
      const bytes = open(place, value);
      secrets[name] = bytes.toString(name === 'private_key' ? 'base64' : 'utf8');
    } catch {
      // the doctor names damaged secrets; the rest of the site is of use
    }
  }
  return secrets;
}
