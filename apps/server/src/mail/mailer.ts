import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import pLimit from 'p-limit';
import type { MailSettings } from '../settings/account-settings.ts';
import { withDeadline } from '../lib/deadline.ts';

/** A message in plain text. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends e-mails in the background: a response never waits for the mail server. */
export interface Mailer {
  /**
   * Queues a message, which is composed when its turn comes. A failure is logged without the address, the text and the
   * response of the mail server, which may contain them.
   */
  send(compose: () => Promise<MailMessage>): void;
  /** Resolves when the queued messages are sent or have failed; after the deadline the remaining ones are dropped. */
  close(): Promise<void>;
}

/** Connections to the mail server. */
const concurrency = 2;
/** Messages that wait for a connection; further ones are dropped. More than the registrations that are accepted in a flood. */
export const maxWaiting = 1_000;

/** In milliseconds. */
const connectionTimeout = 10_000;
/** The longest time for one message: a server that responds slowly must not keep the others waiting. */
const messageTimeout = 30_000;
const closeTimeout = 3_000;
const abortTimeout = 1_000;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Creates a mailer that connects to the mail server for each message. */
export function createMailer({ smtpUrl, from }: MailSettings, log: Log): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      requireTLS: needsTls(new URL(smtpUrl)),
      connectionTimeout,
      greetingTimeout: connectionTimeout,
      socketTimeout: connectionTimeout,
      dnsTimeout: connectionTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const limit = pLimit(concurrency);
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(compose: () => Promise<MailMessage>): Promise<void> {
    try {
      const { to, subject, text } = await compose();
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(messageTimeout)]);
      // As an object, an address is not parsed as a list of addresses.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, signal });
    } catch (error) {
      log.error(describeFailure(error), 'an e-mail could not be sent');
    }
  }

  return {
    send(compose) {
      if (closing.signal.aborted || limit.pendingCount >= maxWaiting) {
        log.error({ waiting: limit.pendingCount }, 'an e-mail was dropped, because too many wait');
        return;
      }
      const delivery = limit(() => (closing.signal.aborted ? undefined : deliver(compose)));
      const settled = delivery.finally(() => pending.delete(settled));
      pending.add(settled);
    },
    async close() {
      await withDeadline(Promise.all(pending), closeTimeout).catch(() => {
        log.warn({ messages: pending.size }, 'e-mails were dropped, because the mail server did not respond');
      });
      closing.abort();
      // Messages that are being composed use the database, which is closed afterwards.
      await withDeadline(Promise.all(pending), abortTimeout).catch(() => undefined);
      transport.close();
    },
  };
}

/** Credentials are sent to another machine over TLS only. */
function needsTls({ protocol, username, hostname }: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && username !== '' && !isLoopback;
}

/** The codes of nodemailer and of SMTP; the messages of errors contain addresses. */
function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const read = (name: string): unknown => Reflect.get(error, name);
  return { code: read('code') ?? error.name, responseCode: read('responseCode'), command: read('command') };
}
