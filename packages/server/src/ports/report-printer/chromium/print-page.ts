import type { DevTools } from '../../chromium/port.ts';
import { PrintError } from '../port.ts';

/** Never looked up: what is requested of it is answered here. */
const ADDRESS = 'https://report.invalid/';
/** `sandbox` switches scripts, forms and plug-ins off, whatever the document contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
const MM_PER_INCH = 25.4;
const PAPER = { paperWidth: 210 / MM_PER_INCH, paperHeight: 297 / MM_PER_INCH };

/**
 * Prints a document in a page of its own, with no script and nothing that it might ask for: each request but the one
 * for the document itself is refused. @returns the PDF. @throws PrintError
 */
export async function printPage(devTools: DevTools, html: string, signal: AbortSignal): Promise<Uint8Array> {
  const { browserContextId } = await devTools.send('Target.createBrowserContext', { disposeOnDetach: true });
  try {
    const opened = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { targetId } = opened;
    const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
    const session = String(sessionId);
    try {
      return await Promise.race([printIn(devTools, session, html), aborted(signal)]);
    } finally {
      devTools.forget(session);
    }
  } finally {
    await devTools.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}

async function printIn(devTools: DevTools, session: string, html: string): Promise<Uint8Array> {
  const ask = (method: string, params?: object) => devTools.send(method, params, session);
  const loaded = new Promise<void>(resolve => devTools.on(session, 'Page.loadEventFired', () => resolve()));
  let given = false;
  devTools.on(session, 'Fetch.requestPaused', ({ requestId, request }) => {
    const ofDocument = !given && (request as { url: string }).url === ADDRESS;
    given ||= ofDocument;
    const answered = ofDocument
      ? ask('Fetch.fulfillRequest', { requestId, ...asAnswer(html) })
      : ask('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    answered.catch(() => undefined); // the page has gone
  });
  await Promise.all([
    ask('Emulation.setScriptExecutionDisabled', { value: true }),
    ask('Page.enable'),
    ask('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
  ]);
  const { errorText } = await ask('Page.navigate', { url: ADDRESS });
  if (errorText !== undefined) throw new PrintError(`Chromium could not read the report: ${String(errorText)}`);
  await loaded;
  const { data } = await ask('Page.printToPDF', { ...PAPER, printBackground: true, preferCSSPageSize: true });
  return Buffer.from(String(data), 'base64');
}

function asAnswer(html: string) {
  return {
    responseCode: 200,
    responseHeaders: [
      { name: 'content-type', value: 'text/html; charset=utf-8' },
      { name: 'content-security-policy', value: POLICY },
    ],
    body: Buffer.from(html).toString('base64'),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
