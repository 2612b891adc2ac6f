import { Client } from 'pg';
import { keepAliveOptions } from '../postgresql-pool.ts';
import { channel, jobsChannel, readPayload, writePayload } from './announcement-payload.ts';

/** In milliseconds. */
const connectionTimeout = 3_000;

/** The name under which `pg_stat_activity` shows the listening connection of each server process. */
export const listeningApplicationName = 'cae-map server';

/** A connection to PostgreSQL that receives notifications. */
export interface ListeningConnection {
  /** Notifies itself. @throws {Error} when the connection is broken or does not respond */
  sendToken(from: string, token: string): Promise<void>;
  /** Whether a token arrives. @param limit in milliseconds */
  waitForToken(token: string, limit: number): Promise<boolean>;
  /** Calls the listener once when the connection breaks; not when it is closed. */
  onBroken(listener: (reason: string) => void): void;
  close(): void;
}

/**
 * Opens a connection and listens.
 * @param onNotification receives the payload of each notification of changes
 * @param onJobs called when jobs are added
 * @throws {Error} when PostgreSQL cannot be reached
 */
export async function listenOnConnection(
  url: string,
  onNotification: (payload: string) => void,
  onJobs: () => void,
): Promise<ListeningConnection> {
  const client = new Client({
    connectionString: url,
    ...keepAliveOptions,
    application_name: listeningApplicationName,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: connectionTimeout,
  });
  const expected = new Map<string, () => void>();
  let isClosed = false;
  let brokenReason: string | undefined;
  let reportBroken: ((reason: string) => void) | undefined;
  const onBroken = (reason: string): void => {
    if (isClosed || brokenReason !== undefined) return;
    brokenReason = reason;
    reportBroken?.(reason);
  };
  client.on('error', (error) => onBroken(error.message));
  client.on('end', () => onBroken('the connection was closed'));
  client.on('notification', ({ channel: notified, payload = '' }) => {
    if (notified === jobsChannel) return onJobs();
    const token = readPayload(payload)?.token;
    if (token === undefined) onNotification(payload);
    else expected.get(token)?.();
  });
  const close = (): void => {
    isClosed = true;
    // Not awaited, because a PostgreSQL that hangs never confirms it.
    void client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    await client.query(`listen ${jobsChannel}`);
  } catch (error) {
    close();
    throw error;
  }
  return {
    async sendToken(from, token) {
      await client.query('select pg_notify($1, $2)', [channel, writePayload({ from, tags: [], token })]);
    },
    async waitForToken(token, limit) {
      return await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => finish(false), limit).unref();
        const finish = (hasArrived: boolean): void => {
          clearTimeout(timer);
          expected.delete(token);
          resolve(hasArrived);
        };
        expected.set(token, () => finish(true));
      });
    },
    onBroken(listener) {
      reportBroken = listener;
      if (brokenReason !== undefined) listener(brokenReason);
    },
    close,
  };
}
