import type { Socket } from 'node:net';
import type { Clock } from '../../../ports/clock/port.ts';

const LOOK_MS = 200;
const LOOKS = 10;
const MOST_BYTES = 1024 * 1024;

/**
 * Ends a connection after the answer although its sender is still sending. For a moment, its data is discarded:
 * closed at once, the answer could be lost, because a sender who continues gets a reset instead.
 */
export function letGoAfterAnswer(socket: Socket, clock: Clock): void {
  socket.destroySoon = () => {
    const read = socket.bytesRead;
    let looks = 0;
    let cancel = () => {};
    const look = () => {
      looks += 1;
      if (looks > LOOKS || socket.bytesRead - read > MOST_BYTES) socket.destroy();
      else cancel = clock.after(LOOK_MS, look);
    };
    socket.once('close', () => cancel());
    socket.end();
    look();
  };
}
