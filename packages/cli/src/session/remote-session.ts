import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { catalogue } from '@sitekeeper/server';
import { type AbilityCard, type AbilityItem, cardOfItem } from '../abilities/ability-card.ts';
import { WorkError } from '../failure.ts';
import type { JobStatusAnswer } from '../job-status.ts';
import { askServer, jsonFrom, ServerAway } from './ask-server.ts';
import type { CliSession } from './cli-session.ts';
import type { ServerAccess } from './login-file.ts';

const RETRY_AFTER_MS = [500, 2000];
const PER_PAGE = 100;
/** Whoever follows a job waits no longer to hear how the server is. */
const TROUBLES_WITHIN_MS = 5000;
/** Proxies accept this much. */
const LONGEST_PATH = 6000;

/** Runs abilities on a server: abilities and discovery over their own interface, jobs over REST v2. */
export class RemoteSession implements CliSession {
  readonly place: string;
  readonly namespace: string;
  readonly #access: ServerAccess;

  private constructor(access: ServerAccess, namespace: string) {
    this.#access = access;
    this.namespace = namespace;
    this.place = new URL(access.root).origin;
  }

  /** Asks the server for its namespace if that is not known; the key must be valid then. @throws ApiError, WorkError */
  static async open(access: ServerAccess): Promise<RemoteSession> {
    return new RemoteSession(access, access.namespace ?? (await namespaceOf(access)));
  }

  async run<Output>(name: string, input: object): Promise<Output> {
    if (await this.#isRead(name)) return this.#read<Output>(name, input);
    // With the key, a server that has done it already repeats its answer instead of doing it again.
    const request = { method: 'POST', body: { input }, headers: { 'idempotency-key': randomUUID() } } as const;
    return withRetries(async () => jsonFrom<Output>(await askServer(this.#access, this.#runPath(name), request)));
  }

  /** Sends a form with an old dashboard. It is sent once: hours of upload are not repeated unasked. @throws like `run` */
  async planMainwp<Output>(form: FormData): Promise<Output> {
    const request = { method: 'POST', body: form, headers: { 'idempotency-key': randomUUID() } } as const;
    const path = `/${this.namespace}/v2/imports/mainwp`;
    const { success: _, ...plan } = await jsonFrom<{ success: number }>(await askServer(this.#access, path, request));
    return plan as Output;
  }

  async abilities(): Promise<readonly AbilityCard[]> {
    const cards: AbilityCard[] = [];
    for (let page = 1; ; page++) {
      const query = `?namespace=${this.namespace}&per_page=${PER_PAGE}&page=${page}`;
      const items = await this.#discover<readonly AbilityItem[]>(`/wp-abilities/v1/abilities${query}`);
      cards.push(...items.map(cardOfItem));
      if (items.length < PER_PAGE) return cards;
    }
  }

  async ability(name: string): Promise<AbilityCard | undefined> {
    const full = name.includes('/') ? name : `${this.namespace}/${name}`;
    const path = `/wp-abilities/v1/abilities/${full.split('/').map(encodeURIComponent).join('/')}`;
    try {
      return cardOfItem(await this.#discover<AbilityItem>(path));
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 404) return undefined;
      throw error;
    }
  }

  async job(jobId: string): Promise<JobStatusAnswer> {
    const path = `/${this.namespace}/v2/jobs/${encodeURIComponent(jobId)}`;
    return jsonFrom<JobStatusAnswer>(await askServer(this.#access, path));
  }

  async troubles(): Promise<readonly string[]> {
    try {
      // Without the key: anybody may ask.
      const answer = await fetch(`${this.place}/readyz`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TROUBLES_WITHIN_MS),
      });
      const { message, warnings = [] } = (await answer.json()) as Readiness;
      return [...(answer.status === 503 && message ? [message] : []), ...warnings.map(warning => warning.message)];
    } catch {
      return []; // a proxy may keep it to itself
    }
  }

  /** Reads answer GET; those with much input are listed as POST. */
  async #read<Output>(name: string, input: object): Promise<Output> {
    const path = `${this.#runPath(name)}?input=${encodeURIComponent(JSON.stringify(input))}`;
    if (path.length <= LONGEST_PATH) return this.#discover<Output>(path);
    const request = { method: 'POST', body: { input } } as const;
    return withRetries(async () => jsonFrom<Output>(await askServer(this.#access, this.#runPath(name), request)));
  }

  async #isRead(name: string): Promise<boolean> {
    const known = catalogue.get(name) ?? (await this.ability(name));
    return known?.effect === 'read';
  }

  #runPath(name: string): string {
    return `/wp-abilities/v1/abilities/${this.namespace}/${encodeURIComponent(name)}/run`;
  }

  /** The server's own processes do. */
  helpWithJobs(): void {}

  async #discover<T>(path: string): Promise<T> {
    return withRetries(async () => jsonFrom<T>(await askServer(this.#access, path)));
  }
}

interface Readiness {
  readonly message?: string;
  readonly warnings?: readonly { readonly message: string }[];
}

async function namespaceOf(access: ServerAccess): Promise<string> {
  const answer = await askServer(access, '/wp-abilities/v1/abilities?per_page=1').catch(error => {
    throw error.status === 404 ? notSitekeeper(access) : error;
  });
  const items = await jsonFrom<readonly AbilityItem[]>(answer);
  const namespace = Array.isArray(items) ? /^([^/]+)\//.exec(items[0]?.name ?? '')?.[1] : undefined;
  if (namespace !== undefined) return namespace;
  throw notSitekeeper(access);
}

function notSitekeeper({ root }: ServerAccess): WorkError {
  return new WorkError('not_sitekeeper', `There is no API of Sitekeeper at ${root}. Give the address of the server.`);
}

/** Asks again while no answer comes. The last failure says so. */
async function withRetries<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ServerAway) && !isInProgress(error)) throw error;
      await wait(pause);
    }
  }
  return ask();
}

/** The first try of the same request has not ended. */
function isInProgress(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.endsWith('idempotency_in_progress');
}
