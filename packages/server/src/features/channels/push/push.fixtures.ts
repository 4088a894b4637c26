import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedPush {
  readonly headers: Readonly<Record<string, string>>;
  readonly message: { readonly title: string; readonly text: string; readonly url?: string };
}

/** A push service on this machine, with a subscribed browser that decrypts what comes. Source: RFC 8188, RFC 8291. */
export async function openPushService(status: () => number = () => 201) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const message = JSON.parse(opened(body).toString()) as ReceivedPush['message'];
    received.push({ headers: request.headers as Record<string, string>, message });
    response.writeHead(status()).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/secret-part`;

  function opened(body: Buffer): Buffer {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
    const derive = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    if (plain.at(-1) !== 2) throw new Error('the last record does not end with 2');
    return plain.subarray(0, -1);
  }

  return {
    received,
    subscription: { url, p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
