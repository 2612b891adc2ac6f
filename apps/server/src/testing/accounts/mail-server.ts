import type { Readable } from 'node:stream';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An e-mail that the server has received. */
export interface ReceivedMail {
  /** The addresses of the envelope. */
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly message: ParsedMail;
}

/** A mail server on the loopback interface. */
export interface MailServer {
  /** For the setting SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves with the received e-mails when there are this many. */
  waitFor(count: number): Promise<readonly ReceivedMail[]>;
}

interface MailServerOptions {
  readonly host?: string;
  /** The error with which a recipient is rejected. */
  readonly rejects?: (address: string) => Error;
}

/** Starts a mail server that is closed after the test. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await openMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Starts a mail server, which has to be closed. */
export async function openMailServer({ host = '127.0.0.1', rejects }: MailServerOptions = {}): Promise<
  MailServer & { close(): Promise<void> }
> {
  const received: ReceivedMail[] = [];
  let notify = (): void => undefined;
  async function receive(
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerEnvelope,
    done: (error?: Error) => void,
  ): Promise<void> {
    const message = await simpleParser(stream);
    received.push({
      recipients: rcptTo.map(({ address }) => address),
      sender: mailFrom === false ? '' : mailFrom.address,
      message,
    });
    done();
    notify();
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(rejects?.(address)),
    onData(stream, { envelope }, done) {
      void receive(stream, envelope, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()));
  return {
    url: createUrl(server.server),
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    waitFor: (count) =>
      new Promise((resolve) => {
        notify = () => {
          if (received.length >= count) resolve(received);
        };
        notify();
      }),
  };
}

/** Starts a server that accepts connections and sends nothing. Resolves with its URL and a promise of the first connection. */
export async function startHangingMailServer(): Promise<{
  readonly url: string;
  readonly connected: Promise<void>;
}> {
  const sockets: Socket[] = [];
  let connect = (): void => undefined;
  const connected = new Promise<void>((resolve) => (connect = resolve));
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    connect();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: createUrl(server), connected };
}

function createUrl(server: Pick<Server, 'address'>): string {
  // A listener on a TCP port has an address with a port.
  const { address, port } = server.address() as AddressInfo;
  return `smtp://${address}:${port}`;
}
