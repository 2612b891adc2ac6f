import { randomUUID } from 'node:crypto';
import { recordTags, type RecordTag } from '@cae-map/contract/record-tags';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { z } from 'zod';
import type { AnnouncementListener, Orm } from './connection.ts';
import { keepAliveOptions } from './postgresql-pool.ts';

/** Tells the processes on one PostgreSQL which records have changed. */
export interface Announcements {
  announce(transaction: Orm, tags: readonly RecordTag[]): Promise<void>;
  /** Begins to listen; the returned promise resolves when the first connection listens. */
  listen(listener: AnnouncementListener): Promise<void>;
  close(): void;
}

const channel = 'cae_map_changes';
/** In milliseconds. */
const reconnectDelay = 1_000;
const connectionTimeout = 3_000;

const payloadSchema = z.object({ from: z.string(), tags: z.array(z.enum(recordTags)) });

/** Announces changes by NOTIFY, which PostgreSQL delivers when the transaction is committed and not before. */
export function createAnnouncements(url: string): Announcements {
  const self = randomUUID();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(listener: AnnouncementListener): Promise<void> {
    const connecting = new Client({
      connectionString: url,
      ...keepAliveOptions,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: connectionTimeout,
    });
    client = connecting;
    const reconnect = (): void => {
      if (isClosed || client !== connecting) return;
      client = undefined;
      void connecting.end().catch(() => undefined);
      timer = setTimeout(() => {
        connect(listener).then(
          // What was announced in the meantime is unknown.
          () => listener(recordTags),
          () => undefined,
        );
      }, reconnectDelay);
      timer.unref();
    };
    connecting.on('error', reconnect);
    connecting.on('end', reconnect);
    connecting.on('notification', ({ payload = '' }) => {
      const announced = readPayload(payload);
      if (announced && announced.from !== self) listener(announced.tags);
    });
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
    } catch (error) {
      reconnect();
      throw error;
    }
  }

  return {
    async announce(transaction, tags) {
      if (tags.length === 0) return;
      const payload = JSON.stringify({ from: self, tags });
      await transaction.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    // A failed connection is tried again; the server starts without it.
    listen: (listener) => connect(listener).catch(() => undefined),
    close() {
      isClosed = true;
      clearTimeout(timer);
      // Not awaited, because a PostgreSQL that hangs never confirms it.
      void client?.end().catch(() => undefined);
    },
  };
}

function readPayload(payload: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
