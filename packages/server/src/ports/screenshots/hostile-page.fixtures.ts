import { createSocket } from 'node:dgram';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A web server on an address of loopback. */
export interface LocalServer {
  readonly port: number;
  /** How often somebody connected. */
  readonly connections: () => number;
  close(): Promise<void>;
}

export async function listenAt(host: string, listener: RequestListener): Promise<LocalServer> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer(listener);
  server.on('connection', socket => {
    connections++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** What WebRTC and QUIC would send. */
export async function datagramsAt(host: string) {
  const socket = createSocket('udp4');
  let received = 0;
  socket.on('message', () => received++);
  await new Promise<void>(resolve => socket.bind(0, host, resolve));
  return { port: socket.address().port, received: () => received, close: () => socket.close() };
}

/**
 * A page that tries to reach these origins in each way that a page has, and requests `/tried` of its own site when it
 * has done so. @param datagrams `host:port`s that take UDP.
 */
export function reachingPage(origins: readonly string[], datagrams: readonly string[]): string {
  const markup = origins.map(
    at => `<link rel="preconnect" href="${at}"><link rel="dns-prefetch" href="${at}"><link rel="prefetch" href="${at}/prefetch">
      <link rel="preload" as="script" href="${at}/preload"><link rel="modulepreload" href="${at}/module"><link rel="manifest" href="${at}/manifest">
      <link rel="icon" href="${at}/icon"><link rel="stylesheet" href="${at}/style">
      <style>@import url(${at}/import); @font-face { font-family: f; src: url(${at}/font) } p { font-family: f; background: url(${at}/background) }</style>
      <script type="speculationrules">{"prefetch":[{"source":"list","urls":["${at}/s"]}],"prerender":[{"source":"list","urls":["${at}/p"]}]}</script>
      <p>Text</p><img src="${at}/image" srcset="${at}/set 2x"><img src="/to?${encodeURIComponent(`${at}/redirected`)}">
      <iframe src="${at}/frame"></iframe><object data="${at}/object"></object><embed src="${at}/embed">
      <video src="${at}/video" autoplay></video><script src="${at}/script"></script><svg><image href="${at}/svg"/></svg>
      <form method="post" action="${at}/form" target="answer"></form>`,
  );
  return `<!doctype html><title>Hostile</title>${markup.join('')}<iframe name="answer"></iframe>
    <iframe src="file:///etc/passwd"></iframe><img src="/wait">
    <script>
      const quietly = work => { try { return work(); } catch {} };
      for (const at of ${JSON.stringify(origins)}) {
        fetch(at + '/fetch', { mode: 'no-cors' }).catch(() => {});
        quietly(() => navigator.sendBeacon(at + '/beacon', 'x'));
        quietly(() => new WebSocket(at.replace('http', 'ws') + '/socket'));
        quietly(() => new EventSource(at + '/stream'));
        quietly(() => window.open(at + '/window'));
        quietly(() => new Worker(URL.createObjectURL(new Blob(['fetch("' + at + '/worker", { mode: "no-cors" })']))));
      }
      for (const form of document.forms) form.submit();
      const gathered = ${JSON.stringify(datagrams)}.map(host => new Promise(resolve => {
        quietly(() => new WebTransport('https://' + host + '/').closed.catch(() => {}));
        const iceServers = [{ urls: 'stun:' + host }, { urls: 'turn:' + host + '?transport=tcp', username: 'u', credential: 'c' },
          { urls: 'turn:' + host + '?transport=udp', username: 'u', credential: 'c' }];
        const peer = new RTCPeerConnection({ iceServers });
        peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve('gathered');
        peer.createDataChannel('x');
        peer.createOffer().then(offer => peer.setLocalDescription(offer));
      }));
      const late = new Promise(resolve => setTimeout(resolve, 3000, 'late'));
      Promise.race([Promise.all(gathered), late]).then(how => fetch('/tried?' + how));
    </script>`;
}
