/** Takes pictures of the pages of strangers: see docs/decisions/0079-screenshots-of-sites.md. */
export interface Screenshots {
  /** Why this process can't take any; undefined: it can. */
  problem(): Promise<string | undefined>;
  /** How many are being taken or wait for their turn. */
  readonly waiting: number;
  /** Waits for its turn: one is taken at a time. Whatever a page does, it ends within a minute. */
  take(page: ScreenshotPage): Promise<ScreenshotAnswer>;
  /** Ends what runs; what is under way fails. */
  close(): Promise<void>;
}

export interface ScreenshotPage {
  /** http or https, without credentials. */
  readonly url: string;
  readonly verifyTls: boolean;
  /** For a password prompt of its own origin. */
  readonly httpAuth?: { readonly user: string; readonly password: string } | undefined;
}

export type ScreenshotAnswer =
  /** WebP of `SCREENSHOT_SIZE`, at most `SCREENSHOT_MOST_BYTES`. */
  { readonly outcome: 'taken'; readonly picture: Buffer } | { readonly outcome: 'failed'; readonly reason: string };

export const SCREENSHOT_SIZE = { width: 640, height: 400 } as const;
export const SCREENSHOT_MOST_BYTES = 64 * 1024;

/** What is wrong with the page, or with how it was visited. */
export class ScreenshotError extends Error {
  override readonly name = 'ScreenshotError';
}
