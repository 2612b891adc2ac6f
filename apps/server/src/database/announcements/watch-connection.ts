import { randomUUID } from 'node:crypto';
import type { AnnouncementTimes } from './announcement-times.ts';
import type { ListeningConnection } from './listening-connection.ts';

/** The reason of a connection that is dead without an error. */
export const silence = 'its own token did not arrive';

interface WatchListener {
  /** Called once, when the connection breaks or its token does not arrive. */
  readonly onLost: (reason: string) => void;
  /** Called with the time from sending a token to its arrival, in milliseconds. */
  readonly onDelay: (delay: number) => void;
}

/**
 * Sends a token on a connection that listens in each interval: routers and firewalls drop idle connections without telling either
 * side, and the operating system notices it only after minutes.
 */
export function watchConnection(
  connection: ListeningConnection,
  self: string,
  { token: interval, tokenLimit }: Pick<AnnouncementTimes, 'token' | 'tokenLimit'>,
  { onLost, onDelay }: WatchListener,
): void {
  let isLost = false;
  const lose = (reason: string): void => {
    if (isLost) return;
    isLost = true;
    clearInterval(timer);
    onLost(reason);
  };
  let isWaiting = false;
  async function beat(): Promise<void> {
    if (isWaiting) return;
    isWaiting = true;
    const token = randomUUID();
    const sent = performance.now();
    const arrived = connection.waitForToken(token, tokenLimit);
    const sending = connection.sendToken(self, token).catch(() => undefined);
    if (!(await arrived)) return lose(silence);
    onDelay(performance.now() - sent);
    await sending;
    isWaiting = false;
  }
  const timer = setInterval(() => void beat(), interval).unref();
  connection.onBroken(lose);
}
