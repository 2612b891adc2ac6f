import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { DatabaseConnection } from '../../../database/connection.ts';
import { caravanSubscriptions, oneTimeTokens } from '../../../database/schema.ts';
import { createMailer } from '../../../mail/mailer.ts';
import type { SharedCalls } from '../../calls.ts';
import { createSecret } from '../../../security/secrets.ts';
import {
  startMailServer,
  type MailServer,
  type ReceivedMail,
} from '../../../testing/accounts/mail-server.ts';
import { openLoadedDatabase } from '../../../testing/databases/databases.ts';
import { testApp, testCalls } from '../../../testing/test-app.ts';
import { sendDayMails } from '../mails/day-mails-job.ts';

const publicUrl = 'https://map.example.org';
/** 08:00 in Ulaanbaatar and 01:00 in London. */
const morningInMongolia = '2026-11-29T00:00:00Z';

let database: DatabaseConnection;
let calls: SharedCalls;
beforeAll(async () => {
  database = await openLoadedDatabase();
  calls = await testCalls(database, { publicUrl });
});
afterAll(() => database.close());
beforeEach(() => void vi.useFakeTimers({ now: new Date(morningInMongolia), toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await database.orm.delete(caravanSubscriptions);
  await database.orm.delete(oneTimeTokens);
});

async function openApp(server: MailServer | null, signInAttempts = 0): Promise<FastifyInstance> {
  const mail = server && { smtpUrl: server.url, from: 'map@example.org' };
  const app = await testApp(
    { database: { ...database, close: () => Promise.resolve() } },
    { mail, publicUrl, signInAttempts },
  );
  onTestFinished(() => app.close());
  return app;
}

const post = (app: FastifyInstance, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/v1/caravan/subscriptions/${path}`, payload });
const subscribe = (app: FastifyInstance, email: string, more: object = {}) =>
  post(app, '', { email, lang: 'en', time_zone: 'Asia/Ulaanbaatar', ...more });

function linkOf(mail: ReceivedMail | undefined, path: string): URL {
  const links = [...(mail?.message.text ?? '').matchAll(/https:\S+/g)].map(([link]) => new URL(link));
  const link = links.find(({ pathname }) => pathname.endsWith(path));
  if (link === undefined) throw new Error(`the e-mail has no link to ${path}`);
  return link;
}

async function addReader(fields: Partial<typeof caravanSubscriptions.$inferInsert> = {}) {
  const [row] = await database.orm
    .insert(caravanSubscriptions)
    .values({
      email: 'reader@example.org',
      lang: 'en',
      time_zone: 'Asia/Ulaanbaatar',
      leave_token: createSecret(),
      ...fields,
    })
    .returning();
  if (row === undefined) throw new Error('the row is inserted');
  return row;
}

const readRows = () => database.orm.select().from(caravanSubscriptions);

/** Sends the e-mails that are due, as the recurring job does. */
async function sendDue(
  server: Pick<MailServer, 'url'>,
  signal = new AbortController().signal,
): Promise<void> {
  const log = { warn: () => undefined, error: () => undefined };
  const mailer = createMailer({ smtpUrl: server.url, from: 'map@example.org' }, log);
  await sendDayMails({ calls, mailer, publicUrl }, { orm: database.orm, signal });
  await mailer.close();
}

describe('a subscription', () => {
  test.each([
    ['ru', '/today/confirm', 'Подтвердите подписку «Сто лет назад сегодня» — Карта ЦАЭ'],
    ['en', '/en/today/confirm', 'Confirm your subscription to “A hundred years ago today” — CAE Map'],
  ])('in %s begins with the link of an e-mail, which works once', async (lang, path, subject) => {
    const server = await startMailServer();
    const app = await openApp(server);
    expect((await subscribe(app, 'Reader@Example.org', { lang })).statusCode).toBe(204);
    const [mail] = await server.waitFor(1);
    expect([mail?.recipients, mail?.message.subject]).toEqual([['reader@example.org'], subject]);
    expect(await readRows()).toEqual([]);
    const link = linkOf(mail, '/today/confirm');
    expect(link.pathname).toBe(path);
    const token = link.searchParams.get('token');
    expect((await post(app, 'confirm', { token })).statusCode).toBe(204);
    expect(await readRows()).toMatchObject([
      { email: 'reader@example.org', lang, time_zone: 'Asia/Ulaanbaatar' },
    ]);
    expect((await post(app, 'confirm', { token })).json()).toMatchObject({ code: 'link_expired' });
  });

  test('that is requested again has the response and the e-mail of a new one, and changes when it is confirmed', async () => {
    const server = await startMailServer();
    const app = await openApp(server);
    await addReader({ email: 'known@example.org' });
    const known = await subscribe(app, 'known@example.org', { time_zone: 'Europe/London' });
    const unknown = await subscribe(app, 'unknown@example.org', { time_zone: 'Europe/London' });
    expect([known.statusCode, known.body, Object.keys(known.headers)]).toEqual([
      unknown.statusCode,
      unknown.body,
      Object.keys(unknown.headers),
    ]);
    const mails = await server.waitFor(2);
    const texts = mails.map(({ message }) => message.text?.replace(/token=\S+/, ''));
    expect(texts[0]).toBe(texts[1]);
    const mail = mails.find(({ recipients }) => recipients.includes('known@example.org'));
    const token = linkOf(mail, '/today/confirm').searchParams.get('token');
    expect((await readRows())[0]?.time_zone).toBe('Asia/Ulaanbaatar');
    await post(app, 'confirm', { token });
    expect(await readRows()).toMatchObject([{ email: 'known@example.org', time_zone: 'Europe/London' }]);
  });

  test.each([
    { email: 'reader@example.org\r\nBcc: others@example.org' },
    { email: 'reader@example.org, others@example.org' },
    { email: '"a\r\nSubject: x"@example.org' },
    { email: 'Reader <reader@example.org>' },
    { email: '' },
    { time_zone: 'Mars/Olympus' },
    { time_zone: 'UTC\r\nBcc: a@example.org' },
    { lang: 'de' },
  ])('with %j is refused, and no e-mail is sent', async (fields) => {
    const server = await startMailServer();
    const app = await openApp(server);
    expect((await subscribe(app, 'reader@example.org', fields)).statusCode).toBe(422);
    expect([server.received, await database.orm.$count(oneTimeTokens)]).toEqual([[], 0]);
  });

  test('is refused while the server sends no e-mail', async () => {
    expect((await subscribe(await openApp(null), 'reader@example.org')).json()).toMatchObject({
      code: 'conflict',
    });
  });

  test('of one address can be requested four times a day, by any clients', async () => {
    const server = await startMailServer();
    const app = await openApp(server, 10);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const payload = { email: 'flooded@example.org', lang: 'en', time_zone: 'UTC' };
      const remoteAddress = `203.0.${index}.7`;
      const url = '/v1/caravan/subscriptions/';
      statuses.push((await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 429, 429]);
  });

  test.each(['/today/leave', '/en/today/leave'])(
    'ends by the button of mail programs at %s, and nothing of it remains',
    async (path) => {
      const app = await openApp(await startMailServer());
      const { leave_token } = await addReader();
      await addReader({ email: 'other@example.org' });
      const payload = 'List-Unsubscribe=One-Click';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const url = `${path}?token=${leave_token}`;
      expect((await app.inject({ method: 'GET', url })).statusCode).not.toBe(204);
      expect(await readRows()).toHaveLength(2);
      expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(204);
      expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(204);
      expect(await readRows()).toMatchObject([{ email: 'other@example.org' }]);
    },
  );

  test('ends by the page of the link, with the same response for an unknown link', async () => {
    const app = await openApp(await startMailServer());
    const { leave_token } = await addReader();
    const known = await post(app, 'leave', { token: leave_token });
    const unknown = await post(app, 'leave', { token: createSecret() });
    expect([known.statusCode, unknown.statusCode, await readRows()]).toEqual([204, 204, []]);
  });
});

describe('the e-mail of the day', () => {
  test('is sent in the morning of the reader, once, in the language of the reader, with the headers to leave', async () => {
    const server = await startMailServer();
    const { leave_token } = await addReader();
    await addReader({ email: 'russian@example.org', lang: 'ru' });
    await addReader({ email: 'asleep@example.org', time_zone: 'Europe/London' });
    await sendDue(server);
    await sendDue(server);
    expect(server.received.map(({ recipients }) => recipients[0])).toEqual([
      'reader@example.org',
      'russian@example.org',
    ]);
    const [mail, russian] = server.received.map(({ message }) => message);
    expect([mail?.subject, russian?.subject]).toEqual([
      '29 November 1926: Ulaanbaatar (Urga)',
      '29 ноября 1926: Улан-Батор (Урга)',
    ]);
    expect(mail?.text).toContain('Day 79 of 214 of the stay.');
    expect(mail?.text).toContain('https://map.example.org/en/day/1926-11-29');
    const lines = mail?.headerLines.map(({ line }) => line.replace(/\r?\n\s+/g, ' ')) ?? [];
    expect(lines).toContain(
      `List-Unsubscribe: <https://map.example.org/en/today/leave?token=${leave_token}>`,
    );
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('is sent on the next day again, and to readers elsewhere when it is morning there', async () => {
    const server = await startMailServer();
    await addReader();
    await addReader({ email: 'london@example.org', time_zone: 'Europe/London' });
    await sendDue(server);
    vi.setSystemTime(new Date('2026-11-29T07:00:00Z'));
    await sendDue(server);
    vi.setSystemTime(new Date('2026-11-30T00:00:00Z'));
    await sendDue(server);
    expect(
      server.received.map(({ recipients, message }) => [recipients[0], message.subject?.slice(0, 11)]),
    ).toEqual([
      ['reader@example.org', '29 November'],
      ['london@example.org', '29 November'],
      ['reader@example.org', '30 November'],
    ]);
  });

  test('is sent once to each reader by three processes at the same time', async () => {
    const server = await startMailServer();
    const emails = Array.from({ length: 12 }, (_, index) => `reader${index}@example.org`);
    for (const email of emails) await addReader({ email });
    await Promise.all([sendDue(server), sendDue(server), sendDue(server)]);
    expect(server.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual(emails.toSorted());
  });

  test('of a process that was killed is sent with the same id when its claim has expired', async () => {
    const server = await startMailServer();
    const { subscription_id } = await addReader();
    await sendDue(server);
    const set = { sent_on: null, claimed_until: sql`now() + interval '1 minute'` };
    const isReader = eq(caravanSubscriptions.subscription_id, subscription_id);
    await database.orm.update(caravanSubscriptions).set(set).where(isReader);
    await sendDue(server);
    expect(server.received).toHaveLength(1);
    await database.orm
      .update(caravanSubscriptions)
      .set({ claimed_until: sql`now() - interval '1 second'` })
      .where(isReader);
    await sendDue(server);
    expect(server.received).toHaveLength(2);
    const [first, second] = server.received.map(({ message }) => message.messageId);
    expect(first).toBe(second);
  });

  test('is not sent after the signal to stop', async () => {
    const server = await startMailServer();
    await addReader();
    await sendDue(server, AbortSignal.abort());
    expect([server.received, (await readRows())[0]?.claimed_until]).toEqual([[], null]);
  });

  test('that the mail server refuses is tried once a day, and the address is deleted on the third day', async () => {
    const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    const server = await startMailServer({ rejects: () => refusal });
    await addReader();
    for (let day = 1; day < 3; day += 1) {
      await sendDue(server);
      await sendDue(server);
      expect(await readRows()).toMatchObject([{ refusals: day }]);
      vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    }
    await sendDue(server);
    expect(await readRows()).toEqual([]);
  });

  test('that the mail server refuses for now is postponed, and the address stays', async () => {
    const later = Object.assign(new Error('greylisted'), { responseCode: 451 });
    const server = await startMailServer({ rejects: () => later });
    await addReader();
    await sendDue(server);
    expect(await readRows()).toMatchObject([{ refusals: 0, sent_on: null, claimed_until: expect.any(Date) }]);
  });

  test('is not sent between the journeys, except for the end of one', async () => {
    const server = await startMailServer();
    await addReader();
    vi.setSystemTime(new Date('2029-06-01T00:00:00Z'));
    await sendDue(server);
    expect(server.received).toEqual([]);
  });
});
