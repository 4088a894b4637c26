import pLimit from 'p-limit';
import { type Chromium, ChromiumEnded, ChromiumError, type ChromiumProcess } from '../../chromium/port.ts';
import { type PrintableReport, PrintError, type ReportPrinter } from '../port.ts';
import { printPage } from './print-page.ts';

export interface ChromiumLimits {
  readonly atOnce: number;
  /** A report that takes longer fails, and Chromium is started anew. */
  readonly withinMs: number;
  readonly mostBytesOfHtml: number;
  readonly mostBytesOfPdf: number;
  /** After so many reports another process takes over, so that what it may leak is given back. */
  readonly reportsPerProcess: number;
  /** After so long without a report the process ends. */
  readonly idleMs: number;
}

const LIMITS: ChromiumLimits = {
  atOnce: 2,
  withinMs: 60_000,
  mostBytesOfHtml: 16 * 1024 * 1024,
  mostBytesOfPdf: 32 * 1024 * 1024,
  reportsPerProcess: 100,
  idleMs: 30_000,
};

/** Every host is unknown, and what is asked for nevertheless goes to a proxy that isn't there. */
const NO_NETWORK = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=socks5://127.0.0.1:9',
  '--js-flags=--jitless',
];

/** Prints with one Chromium, which is started at the first report and kept for the next ones. */
export function chromiumPrinter(chromium: Chromium, given: Partial<ChromiumLimits> = {}): ChromiumPrinter {
  return new ChromiumPrinter(chromium, { ...LIMITS, ...given });
}

interface Kept {
  readonly process: Promise<ChromiumProcess>;
  printed: number;
  underWay: number;
}

class ChromiumPrinter implements ReportPrinter {
  readonly kind = 'chromium';
  readonly #chromium: Chromium;
  readonly #limits: ChromiumLimits;
  readonly #turns: ReturnType<typeof pLimit>;
  readonly #running = new Set<Promise<ChromiumProcess>>();
  #kept: Kept | undefined;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(chromium: Chromium, limits: ChromiumLimits) {
    this.#chromium = chromium;
    this.#limits = limits;
    this.#turns = pLimit(limits.atOnce);
  }

  /** The process that prints now, for tests. */
  async process(): Promise<ChromiumProcess | undefined> {
    return this.#kept?.process;
  }

  print({ html }: Pick<PrintableReport, 'html'>): Promise<Uint8Array> {
    if (Buffer.byteLength(html) > this.#limits.mostBytesOfHtml) {
      return Promise.reject(new PrintError('The report is too large to be printed. Choose a shorter period.'));
    }
    return this.#turns(async () => {
      try {
        return await this.#print(html);
      } catch (error) {
        // Another report, or the system, may have ended the process; this one is not to blame.
        if (!(error instanceof ChromiumEnded) || this.#closed) throw asPrintError(error);
        return this.#print(html).catch(again => {
          throw asPrintError(again);
        });
      }
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    this.#kept = undefined;
    await Promise.all([...this.#running].map(one => one.then(({ kill }) => kill()).catch(() => undefined)));
  }

  async #print(html: string): Promise<Uint8Array> {
    if (this.#closed) throw new PrintError('The server is stopping.');
    clearTimeout(this.#idle);
    const kept = this.#current();
    kept.printed++;
    kept.underWay++;
    const late = new PrintError('Printing the report took too long.');
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(late), this.#limits.withinMs);
    try {
      const { devTools } = await kept.process;
      const pdf = await printPage(devTools, html, deadline.signal);
      if (pdf.length > this.#limits.mostBytesOfPdf) throw new PrintError('The PDF is larger than this server makes.');
      return pdf;
    } catch (error) {
      this.#leave(kept); // it may be in any state
      if (error === late) kept.process.then(({ kill }) => kill()).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
      kept.underWay--;
      if (kept.printed >= this.#limits.reportsPerProcess) this.#leave(kept);
      if (kept.underWay === 0) this.#rest(kept);
    }
  }

  #current(): Kept {
    if (this.#kept) return this.#kept;
    const process = this.#chromium.start({ flags: NO_NETWORK, sandbox: 'preferred' });
    const kept: Kept = { process, printed: 0, underWay: 0 };
    this.#kept = kept;
    this.#running.add(process);
    process.then(
      ({ ended }) => ended.then(() => this.#forget(kept)),
      () => this.#forget(kept),
    );
    return kept;
  }

  /** The next report gets another process; this one ends when the last of its reports is printed. */
  #leave(kept: Kept): void {
    if (this.#kept === kept) this.#kept = undefined;
  }

  #forget(kept: Kept): void {
    this.#running.delete(kept.process);
    this.#leave(kept);
  }

  /** Nothing is printed by this process at the moment. */
  #rest(kept: Kept): void {
    const end = () => {
      this.#leave(kept);
      kept.process.then(({ kill }) => kill()).catch(() => undefined);
    };
    if (this.#kept === kept) this.#idle = setTimeout(end, this.#limits.idleMs).unref();
    else end();
  }
}

const asPrintError = (error: unknown) =>
  error instanceof ChromiumError ? new PrintError(error.message, { cause: error }) : error;
