const WORKER = '/push-worker.js';
/** No page is below it: the worker never stands between a page and the server. */
const SCOPE = '/push/';

/** What the server needs to send to this browser. */
export interface PushSubscriptionFields {
  readonly url: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Browsers offer push messages over https only, and on the machine itself. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function';

/** Asks for the permission to show messages. To be called right after a click. */
export const mayPush = async () => (await Notification.requestPermission()) === 'granted';

/** Subscribes this browser. @param publicKey Key of the server. @throws DOMException if its push service refuses. */
export async function subscribePush(publicKey: string): Promise<PushSubscriptionFields> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await isActive(registration);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const known = await registration.pushManager.getSubscription();
  const subscription = await registration.pushManager.subscribe(options).catch(async error => {
    // It was subscribed with the key of another server that had this address.
    if (!known) throw error;
    await known.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { url: endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

function isActive({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (!coming) return Promise.resolve();
  return new Promise(resolve => {
    const look = () => {
      if (coming.state !== 'activated') return;
      coming.removeEventListener('statechange', look);
      resolve();
    };
    coming.addEventListener('statechange', look);
    look();
  });
}

/** By which the server lists this browser; null if it is not subscribed. */
export async function ownFingerprint(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}
