import type { DevTools, DevToolsFacts } from '../chromium/port.ts';
import type { BrowserProxy } from '../outbound/port.ts';
import { WINDOW } from './browser-flags.ts';
import { SCREENSHOT_MOST_BYTES, SCREENSHOT_SIZE, ScreenshotError, type ScreenshotPage } from './port.ts';

export interface VisitLimits {
  /** A page that is still loading then is shown as far as it has come. */
  readonly loadMs: number;
  /** Once it is loaded, what it fetches by itself may take so long. */
  readonly settleMs: number;
}

/** The first that is small enough is taken, else the last. */
const QUALITIES = [70, 50, 30, 10];
const SMALL_ENOUGH = SCREENSHOT_MOST_BYTES / 2;
const SCALE = SCREENSHOT_SIZE.width / WINDOW.width;

interface Visit {
  readonly page: ScreenshotPage;
  readonly credentials: BrowserProxy['credentials'];
  readonly limits: VisitLimits;
}

/** Shows a page in a context of its own, and takes a picture of its beginning. @throws ScreenshotError, ChromiumError */
export async function photographPage(devTools: DevTools, visit: Visit): Promise<Buffer> {
  const { userAgent } = await devTools.send('Browser.getVersion');
  const { browserContextId } = await devTools.send('Target.createBrowserContext', { disposeOnDetach: true });
  await devTools.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
  await devTools.send('Browser.grantPermissions', { permissions: [], browserContextId }); // refuses all others
  const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId, ...WINDOW });
  closeOthers(devTools, targetId);
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
  const open = new OpenPage(devTools, String(sessionId), String(targetId), visit);
  await open.prepare(asUsualBrowser(String(userAgent)));
  await open.load();
  return open.photograph();
}

/** Windows that a page opens are closed. */
function closeOthers(devTools: DevTools, ours: unknown): void {
  devTools.on('', 'Target.targetCreated', ({ targetInfo }) => {
    const { targetId, type } = targetInfo as { targetId: string; type: string };
    if (type === 'page' && targetId !== ours) devTools.send('Target.closeTarget', { targetId }).catch(ignore);
  });
  devTools.send('Target.setDiscoverTargets', { discover: true }).catch(ignore);
}

/** Firewalls refuse browsers without windows. */
const asUsualBrowser = (userAgent: string) => `${userAgent.replace('HeadlessChrome', 'Chrome')} Sitekeeper`;

/** Of what is answered to an event: the page may have gone on meanwhile. */
const ignore = () => undefined;

class OpenPage {
  readonly #devTools: DevTools;
  readonly #session: string;
  readonly #frame: string;
  readonly #visit: Visit;
  /** Of the page itself, as it was answered last. */
  #status = 0;
  #prompts = 0;

  constructor(devTools: DevTools, session: string, frame: string, visit: Visit) {
    this.#devTools = devTools;
    this.#session = session;
    this.#frame = frame;
    this.#visit = visit;
  }

  async prepare(userAgent: string): Promise<void> {
    const { page } = this.#visit;
    this.#on('Page.javascriptDialogOpening', () => this.#answer('Page.handleJavaScriptDialog', { accept: false }));
    this.#on('Fetch.requestPaused', paused => this.#goOn(paused));
    this.#on('Fetch.authRequired', asked => this.#signIn(asked));
    const patterns = [{ urlPattern: '*' }, { urlPattern: '*', resourceType: 'Document', requestStage: 'Response' }];
    const features = [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
    ];
    await Promise.all([
      this.#ask('Page.enable'),
      this.#ask('Page.setLifecycleEventsEnabled', { enabled: true }),
      this.#ask('Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: 1, mobile: false }),
      this.#ask('Emulation.setUserAgentOverride', { userAgent }),
      this.#ask('Emulation.setEmulatedMedia', { features }),
      this.#ask('Fetch.enable', { patterns, handleAuthRequests: true }),
      page.verifyTls ? undefined : this.#ask('Security.setIgnoreCertificateErrors', { ignore: true }),
    ]);
  }

  /** Resolves when the page is complete, or has had its time. @throws ScreenshotError if there is none. */
  async load(): Promise<void> {
    const { page, limits } = this.#visit;
    const [loaded, quiet] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { frameTree } = await this.#ask('Page.getFrameTree');
    const { loaderId: empty } = (frameTree as { frame: { loaderId: string } }).frame;
    this.#on('Page.lifecycleEvent', ({ frameId, loaderId, name }) => {
      if (frameId !== this.#frame || loaderId === empty) return;
      if (name === 'load') loaded.resolve();
      if (name === 'networkAlmostIdle') quiet.resolve();
    });
    const { errorText } = await this.#ask('Page.navigate', { url: page.url });
    if (errorText !== undefined) throw new ScreenshotError(`The page could not be shown (${String(errorText)}).`);
    const complete = loaded.promise.then(() => noLongerThan(limits.settleMs, quiet.promise));
    await noLongerThan(limits.loadMs, complete);
  }

  /** @throws ScreenshotError if what is shown is an error, or its picture too large. */
  async photograph(): Promise<Buffer> {
    const clip = { x: 0, y: 0, ...WINDOW, scale: SCALE };
    let picture = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      this.#requireShown();
      const { data } = await this.#ask('Page.captureScreenshot', { format: 'webp', quality, clip });
      picture = Buffer.from(String(data), 'base64');
      if (picture.length <= SMALL_ENOUGH) break;
    }
    this.#requireShown();
    if (picture.length <= SCREENSHOT_MOST_BYTES) return picture;
    throw new ScreenshotError('The picture of the page is too large.');
  }

  #requireShown(): void {
    if (this.#status < 200 || this.#status >= 400) {
      throw new ScreenshotError(`The page was answered with the status ${this.#status}.`);
    }
  }

  #goOn({ requestId, request, frameId, resourceType, responseStatusCode, responseErrorReason }: DevToolsFacts): void {
    const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined;
    if (isAnswer && frameId === this.#frame && resourceType === 'Document')
      this.#status = Number(responseStatusCode ?? 0);
    const { protocol } = URL.parse((request as { url: string }).url) ?? {};
    if (protocol === 'http:' || protocol === 'https:') this.#answer('Fetch.continueRequest', { requestId });
    else this.#answer('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
  }

  #signIn({ requestId, authChallenge }: DevToolsFacts): void {
    const { source, origin } = authChallenge as { source?: string; origin: string };
    const given = source === 'Proxy' ? this.#visit.credentials : this.#ofSite(origin);
    const authChallengeResponse = given ? { response: 'ProvideCredentials', ...given } : { response: 'CancelAuth' };
    this.#answer('Fetch.continueWithAuth', { requestId, authChallengeResponse });
  }

  /** Credentials for a password prompt: those of the site, once, and only its own origin. */
  #ofSite(origin: string): BrowserProxy['credentials'] | undefined {
    const { url, httpAuth } = this.#visit.page;
    if (!httpAuth || URL.parse(origin)?.origin !== URL.parse(url)?.origin || this.#prompts > 0) return undefined;
    this.#prompts++;
    return { username: httpAuth.user, password: httpAuth.password };
  }

  #on(method: string, listener: (params: DevToolsFacts) => void): void {
    this.#devTools.on(this.#session, method, listener);
  }

  #ask(method: string, params: object = {}): Promise<DevToolsFacts> {
    return this.#devTools.send(method, params, this.#session);
  }

  #answer(method: string, params: object): void {
    this.#ask(method, params).catch(ignore);
  }
}

async function noLongerThan(mostMs: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, mostMs);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
