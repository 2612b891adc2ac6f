import { expect, onTestFinished, test, vi } from 'vitest';
import { startHangingMailServer, startMailServer } from '../testing/accounts/mail-server.ts';
import { mostOfAll } from '../lib/shared-limit.ts';
import { registrationAttempts } from '../resources/accounts/registration/registration-limits.ts';
import { createMailer, maxWaiting, type MailMessage } from './mailer.ts';

function createTestMailer(smtpUrl: string) {
  const log = { warn: vi.fn(), error: vi.fn() };
  const mailer = createMailer({ smtpUrl, from: 'Карта ЦАЭ <map@example.org>' }, log);
  onTestFinished(() => mailer.close());
  const send = (message: Partial<MailMessage> = {}) =>
    mailer.send(() =>
      Promise.resolve({ to: 'lia@example.org', subject: 'Письмо', text: 'Текст', ...message }),
    );
  return { mailer, log, send };
}

test('an e-mail arrives in plain text with its sender, recipient and subject', async () => {
  const server = await startMailServer();
  const { send } = createTestMailer(server.url);
  send();
  const [mail] = await server.waitFor(1);
  expect(mail).toMatchObject({ sender: 'map@example.org', recipients: ['lia@example.org'] });
  expect(mail?.message).toMatchObject({
    from: { text: '"Карта ЦАЭ" <map@example.org>' },
    subject: 'Письмо',
    text: 'Текст',
    html: false,
    attachments: [],
  });
});

test('the subject and the address of an e-mail add no header and no recipient', async () => {
  const server = await startMailServer();
  const { send, mailer } = createTestMailer(server.url);
  send({ subject: 'One\r\nBcc: others@example.org\r\n\r\nBody' });
  send({ to: 'lia@example.org, others@example.org' });
  send({ to: 'lia@example.org\r\nBcc: others@example.org' });
  send({ to: 'lia@example.org> <others@example.org' });
  await mailer.close();
  for (const { recipients, message } of server.received) {
    expect(recipients).toHaveLength(1);
    expect(recipients).not.toContain('others@example.org');
    expect(message.headers.has('bcc')).toBe(false);
    expect(message.text).toBe('Текст');
  }
  expect(server.received).not.toHaveLength(0);
});

test('a rejected e-mail is logged without its address, its text and the response of the mail server', async () => {
  const server = await startMailServer({
    rejects: (address) => new Error(`no mailbox ${address} here`),
  });
  const { send, mailer, log } = createTestMailer(server.url);
  send({ text: 'https://map.example.org/auth/reset-password?token=secret' });
  await mailer.close();
  expect(log.error.mock.calls).toEqual([
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'an e-mail could not be sent'],
  ]);
});

test('a message that cannot be composed is logged', async () => {
  const { mailer, log } = createTestMailer('smtp://127.0.0.1:1');
  mailer.send(() => Promise.reject(new TypeError('about lia@example.org')));
  await mailer.close();
  expect(log.error.mock.calls).toEqual([[{ code: 'TypeError' }, 'an e-mail could not be sent']]);
});

test('an unreachable mail server is logged', async () => {
  const { send, mailer, log } = createTestMailer('smtp://127.0.0.1:1');
  send();
  await mailer.close();
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'ESOCKET', command: 'CONN' }),
    'an e-mail could not be sent',
  );
});

test('a mailer drops e-mails when a thousand wait, and those that wait when it is closed', async () => {
  const { url, connected } = await startHangingMailServer();
  const { send, mailer, log } = createTestMailer(url);
  for (let index = 0; index < 1003; index += 1) send();
  await connected;
  const dropped = 'an e-mail was dropped, because too many wait';
  expect(log.error.mock.calls).toEqual([[{ waiting: 1_000 }, dropped]]);

  await mailer.close();

  expect(log.warn.mock.calls).toEqual([
    [{ messages: 1_002 }, 'e-mails were dropped, because the mail server did not respond'],
  ]);
  send();
  expect(log.error).toHaveBeenLastCalledWith({ waiting: 0 }, expect.anything());
});

test('all registrations that are accepted in a flood have a place in the queue', () => {
  for (const limit of registrationAttempts.filter(({ windowSeconds }) => windowSeconds === undefined))
    expect(mostOfAll(limit)).toBeLessThan(maxWaiting);
});

test('credentials are sent to another machine over TLS only', async () => {
  // Not one of the names of this machine.
  const { url, received } = await startMailServer({ host: '127.0.0.2' });
  const { send, mailer, log } = createTestMailer(url.replace('//', '//user:secret@'));
  send();
  await mailer.close();
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ code: 'ETLS', command: 'STARTTLS' });
  expect(received).toEqual([]);
});
