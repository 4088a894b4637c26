import { t } from '../texts/text.ts';
import { noteAnswer } from './connection.ts';
import { request } from './request.ts';
import { errorInWords, hasCode, RequestError } from './request-error.ts';

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** @param share From 0 to 1: what has been sent; at 1 the server is still at work. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a large form. First an empty one: whether the session has ended or proof is required should be asked before
 * gigabytes are sent, and not after.
 * @throws RequestError; the reason of the signal if it was aborted.
 */
export async function upload<T>(path: string, form: FormData, { signal, onProgress }: UploadOptions): Promise<T> {
  await request(path, { method: 'POST', body: new FormData(), signal, changes: false }).catch(error => {
    if (!hasCode(error, 'rest_invalid_param')) throw error;
  });
  return new Promise((resolve, reject) => {
    // Unlike fetch, it says how much has been sent.
    const sending = new XMLHttpRequest();
    sending.open('POST', path);
    sending.setRequestHeader('x-sitekeeper', 'web');
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () => {
      noteAnswer();
      const body = parsed(sending.responseText);
      if (sending.status >= 200 && sending.status < 300 && body !== undefined) resolve(body as T);
      else void errorInWords(sending.status, body).then(reject);
    };
    sending.onerror = () => reject(new RequestError(0, 'offline', t('api.uploadCut')));
    sending.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
