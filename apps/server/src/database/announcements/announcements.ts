import { randomUUID } from 'node:crypto';
import { recordTags, type RecordTag } from '@cae-map/contract/record-tags';
import { sql } from 'drizzle-orm';
import type { AnnouncementListener, AnnouncementStatus, Orm } from '../connection.ts';
import { announcedChanges } from '../schema.ts';
import { channel, readPayload, writePayload } from './announcement-payload.ts';
import { announcementTimes, type AnnouncementTimes } from './announcement-times.ts';
import { listenOnConnection, type ListeningConnection } from './listening-connection.ts';
import { pollAnnouncements } from './poll-announcements.ts';
import { silence, watchConnection } from './watch-connection.ts';

/** Tells the processes on one PostgreSQL which records have changed. */
export interface Announcements {
  announce(transaction: Orm, tags: readonly RecordTag[]): Promise<void>;
  /** Begins to listen; the returned promise resolves when the first connection listens, or when it is known that none can. */
  listen(listener: AnnouncementListener, onStatus?: AnnouncementStatusListener): Promise<void>;
  /** Calls the listener when jobs have been added by any process; not while the process polls. */
  onJobsAdded(listener: () => void): void;
  status(): AnnouncementStatus;
  close(): void;
}

/** Called with each new mode, and why the previous one has ended. */
export type AnnouncementStatusListener = (mode: AnnouncementStatus['mode'], reason?: string) => void;

interface AnnouncementOptions {
  readonly url: string;
  /** The pool of the process. */
  readonly orm: Orm;
  /** Called when a connection was dead without an error, as others of the process may be. */
  readonly onSilence: () => void;
  readonly times?: AnnouncementTimes;
}

/**
 * Announces changes by NOTIFY and by a row, both of which other processes see when the transaction is committed and not before.
 * A process listens; one that does not receive what it notifies itself, as behind a pooler of transactions, reads the rows.
 */
export function createAnnouncements({
  url,
  orm,
  onSilence,
  times = announcementTimes,
}: AnnouncementOptions): Announcements {
  const self = randomUUID();
  const closing = new AbortController();
  let status: AnnouncementStatus = { mode: 'starting', delay: null, resyncs: 0 };
  let connection: ListeningConnection | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Whether notifications of other connections have ever arrived. */
  let isConfirmed = false;
  const jobListeners: (() => void)[] = [];
  let report: AnnouncementStatusListener = () => undefined;

  function enter(mode: AnnouncementStatus['mode'], reason?: string): void {
    if (status.mode === mode) return;
    status = { ...status, mode };
    report(mode, reason);
  }

  /** What was announced in the meantime is unknown. */
  function resynchronize(listener: AnnouncementListener): void {
    status = { ...status, resyncs: status.resyncs + 1 };
    listener(recordTags);
  }

  async function connect(listener: AnnouncementListener): Promise<void> {
    const onNotification = (payload: string): void => {
      const announced = readPayload(payload);
      if (announced !== undefined && announced.from !== self) listener(announced.tags);
    };
    const onJobs = (): void => {
      for (const wake of jobListeners) wake();
    };
    const opened = await listenOnConnection(url, onNotification, onJobs);
    if (closing.signal.aborted) return opened.close();
    connection = opened;
    const lost = (reason: string): void => {
      if (closing.signal.aborted || connection !== opened) return;
      connection = undefined;
      opened.close();
      if (reason === silence) onSilence();
      enter('lost', reason);
      reconnect(listener, 0);
    };
    watchConnection(opened, self, times, {
      onLost: lost,
      onDelay: (delay) => void (status = { ...status, delay }),
    });
  }

  function reconnect(listener: AnnouncementListener, delay: number): void {
    timer = setTimeout(() => void connectAgain(listener), delay).unref();
  }

  async function connectAgain(listener: AnnouncementListener): Promise<void> {
    try {
      await connect(listener);
    } catch {
      reconnect(listener, times.reconnect);
      return;
    }
    await confirm(listener).catch(() => undefined);
    if (!closing.signal.aborted && status.mode === 'listening') resynchronize(listener);
  }

  /** Listens if notifications arrive, or else polls. @throws {Error} when the database is unavailable */
  async function confirm(listener: AnnouncementListener): Promise<void> {
    const opened = connection;
    if (opened === undefined) return;
    isConfirmed ||= await arrives(opened);
    if (connection !== opened) return;
    if (isConfirmed) enter('listening');
    else poll(listener);
  }

  /** Whether what another connection of the process notifies arrives. */
  async function arrives(opened: ListeningConnection): Promise<boolean> {
    const token = randomUUID();
    const arrived = opened.waitForToken(token, times.probeLimit);
    await orm.execute(sql`select pg_notify(${channel}, ${writePayload({ from: self, tags: [], token })})`);
    return await arrived;
  }

  function poll(listener: AnnouncementListener): void {
    connection?.close();
    connection = undefined;
    enter('polling');
    pollAnnouncements(orm, self, listener, { ...times, signal: closing.signal }, () =>
      resynchronize(listener),
    );
  }

  return {
    async announce(transaction, tags) {
      if (tags.length === 0) return;
      await transaction.execute(
        sql`with stored as (insert into ${announcedChanges} (sender, tags) values (${self}, ${JSON.stringify(tags)}::text::jsonb))
          select pg_notify(${channel}, ${writePayload({ from: self, tags })})`,
      );
    },
    async listen(listener, onStatus = () => undefined) {
      report = onStatus;
      try {
        await connect(listener);
        await confirm(listener);
      } catch {
        // A failed connection is tried again; the server starts without it.
        if (!closing.signal.aborted && connection === undefined) reconnect(listener, times.reconnect);
      }
    },
    onJobsAdded: (listener) => void jobListeners.push(listener),
    status: () => status,
    close() {
      closing.abort();
      clearTimeout(timer);
      connection?.close();
    },
  };
}
