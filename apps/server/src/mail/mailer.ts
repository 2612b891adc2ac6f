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
  /** Further headers, such as `List-Unsubscribe`; their values have no line breaks. */
  readonly headers?: Readonly<Record<string, string>>;
  /** With angle brackets. The same one for a message that is sent again, so that mailboxes keep one copy; by default a random one. */
  readonly messageId?: string;
}

/** `refused` is final for this recipient; `failed` may succeed later. */
export type Delivery = 'sent' | 'refused' | 'failed';

/** Sends e-mails in the background: a response never waits for the mail server. */
export interface Mailer {
  /**
   * Queues a message, which is composed when its turn comes. A failure is logged without the address, the text and the
   * response of the mail server, which may contain them.
   */
  send(compose: () => Promise<MailMessage>): void;
  /** Sends a message and waits for the mail server, for work in the background. Never throws; a failure is logged as that of `send`. */
  deliver(message: MailMessage): Promise<Delivery>;
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

  async function deliver(compose: () => Promise<MailMessage>): Promise<Delivery> {
    try {
      const { to, subject, text, headers = {}, messageId } = await compose();
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(messageTimeout)]);
      // As an object, an address is not parsed as a list of addresses.
      const recipient = { name: '', address: to };
      const identity = messageId === undefined ? {} : { messageId };
      await transport.sendMail({
        to: recipient,
        subject,
        text,
        headers: { ...headers },
        ...identity,
        signal,
      });
      return 'sent';
    } catch (error) {
      log.error(describeFailure(error), 'an e-mail could not be sent');
      return isRefusal(error) ? 'refused' : 'failed';
    }
  }

  function track(delivery: Promise<unknown>): void {
    const settled: Promise<void> = delivery.then(() => void pending.delete(settled));
    pending.add(settled);
  }

  return {
    send(compose) {
      if (closing.signal.aborted || limit.pendingCount >= maxWaiting) {
        log.error({ waiting: limit.pendingCount }, 'an e-mail was dropped, because too many wait');
        return;
      }
      const delivery = limit(() => (closing.signal.aborted ? undefined : deliver(compose)));
      track(delivery);
    },
    async deliver(message) {
      if (closing.signal.aborted) return 'failed';
      const delivery = limit(() =>
        closing.signal.aborted ? 'failed' : deliver(() => Promise.resolve(message)),
      );
      track(delivery);
      return await delivery;
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

/** Whether the mail server has refused this recipient for good (RFC 5321: a code of 500 or more for the recipient). */
function isRefusal(error: unknown): boolean {
  const { responseCode, command } = Object(error) as { responseCode?: unknown; command?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}

/** The codes of nodemailer and of SMTP; the messages of errors contain addresses. */
function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const read = (name: string): unknown => Reflect.get(error, name);
  return { code: read('code') ?? error.name, responseCode: read('responseCode'), command: read('command') };
}
