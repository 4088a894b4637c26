import { Agent, request } from 'node:http';

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
  /** When to retry, in seconds. */
  readonly retryAfter: string | undefined;
}

export interface JobFigures {
  readonly status: string;
  readonly processed: number;
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
}

/** Longer than any server keeps a connection; without one, the agent ignores for how long the server says it does. */
const MOST_IDLE_MS = 300_000;
const BOUNDARY = 'sitekeeper-bench-boundary';

/** A client of the server under test: Node's HTTP client with kept connections, because it costs little. */
export class Api {
  readonly origin: string;
  readonly #authorization: string;
  readonly #agent: Agent;

  /** @param sockets The most connections at the same time. */
  constructor(origin: string, authorization: string, sockets = 64) {
    this.origin = origin;
    this.#authorization = authorization;
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets, timeout: MOST_IDLE_MS });
  }

  send(method: 'GET' | 'POST', path: string, body?: unknown, more: Record<string, string> = {}): Promise<HttpAnswer> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return this.#send(method, path, payload, 'application/json', more);
  }

  /** Sends a form with a file. */
  upload(path: string, field: string, fileName: string, text: string): Promise<HttpAnswer> {
    const part = `content-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: text/csv`;
    const payload = `--${BOUNDARY}\r\n${part}\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`;
    return this.#send('POST', path, payload, `multipart/form-data; boundary=${BOUNDARY}`);
  }

  #send(
    method: 'GET' | 'POST',
    path: string,
    payload: string | undefined,
    type: string,
    more: Record<string, string> = {},
  ): Promise<HttpAnswer> {
    const headers = {
      ...more,
      authorization: this.#authorization,
      ...(payload === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.origin}${path}`, { method, agent: this.#agent, headers }, response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('utf8'),
            retryAfter: response.headers['retry-after'],
          }),
        );
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  /** A GET that must succeed. */
  async get(path: string): Promise<string> {
    const { status, body } = await this.send('GET', path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${body.slice(0, 300)}`);
    return body;
  }

  /** Starts a sync of all sites. @returns the id of the job. */
  async syncAll(): Promise<string> {
    const path = abilityPath('sync-sites-v1');
    const { status, body } = await this.send('POST', path, { input: {} });
    const answer = JSON.parse(body) as { job_id?: string };
    if (answer.job_id === undefined) throw new Error(`sync-sites-v1 created no job (${status}): ${body.slice(0, 300)}`);
    return answer.job_id;
  }

  async job(id: string): Promise<JobFigures> {
    return JSON.parse(await this.get(jobPath(id))) as JobFigures;
  }

  /** The same; undefined if the server answers that it is busy. */
  async jobIfTime(id: string): Promise<JobFigures | undefined> {
    const { status, body } = await this.send('GET', jobPath(id));
    if (status === 503) return undefined;
    if (status !== 200) throw new Error(`the status of job ${id} was answered with ${status}: ${body.slice(0, 300)}`);
    return JSON.parse(body) as JobFigures;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export const abilityPath = (name: string) => `/wp-json/wp-abilities/v1/abilities/svc/${name}/run`;
export const jobPath = (id: string) => `/wp-json/svc/v2/jobs/${id}`;
