import { expect, test } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { readSettings } from '../settings.ts';

function readErrorMessage(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

test('without settings of accounts the server sends no mail and offers no sign-in with Google', () => {
  expect(readSettings({})).toMatchObject({ mail: null, google: null, signInAttempts: 10 });
});

test('settings of accounts are read from the environment', () => {
  const smtpUrl = 'smtp://user:p%40ss@mail.example.org:587';
  const settings = readSettings({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Карта <map@example.org>',
    GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'secret',
    SIGN_IN_ATTEMPTS: '0',
  });
  expect(settings).toMatchObject({
    mail: { smtpUrl, from: 'Карта <map@example.org>' },
    google: {
      clientId: 'id.apps.googleusercontent.com',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    },
    signInAttempts: 0,
  });
});

test.each(['http://127.0.0.1:4000', 'http://localhost:4000/oidc', 'https://id.example.org'])(
  'GOOGLE_ISSUER=%s is accepted',
  (issuer) => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readSettings({ ...client, GOOGLE_ISSUER: issuer }).google?.issuer).toBe(issuer);
  },
);

test.each([
  ['SMTP_URL', 'mail.example.org', 'must be a URL that begins with smtp://'],
  ['SMTP_URL', 'http://mail.example.org', 'must be a URL that begins with smtp://'],
  ['MAIL_FROM', 'CAE Map', 'must be an address'],
  ['MAIL_FROM', 'CAE Map <map@example.org>\r\nBcc: others@example.org', 'must be an address'],
  ['MAIL_FROM', 'map@example.org, others@example.org', 'must be an address'],
  ['GOOGLE_CLIENT_ID', 'my id', 'must be the value that Google shows, without spaces'],
  ['GOOGLE_ISSUER', 'http://accounts.google.com', 'must be an https:// URL'],
  ['GOOGLE_ISSUER', 'https://user@accounts.google.com', 'must be an https:// URL'],
  ['SIGN_IN_ATTEMPTS', 'many', 'must be a number of attempts'],
])('the invalid setting %s=%s is reported with the reason', (name, value, reason) => {
  const message = readErrorMessage({ [name]: value });
  expect(message).toContain(`The setting ${name} is wrong: ${reason}`);
  expect(message).toContain(`Example: ${name}=`);
});

test.each([
  ['SMTP_URL', 'smtp://127.0.0.1', 'MAIL_FROM'],
  ['MAIL_FROM', 'map@example.org', 'SMTP_URL'],
  ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'secret', 'GOOGLE_CLIENT_ID'],
])('the setting %s=%s without %s is reported', (name, value, missing) => {
  expect(readErrorMessage({ [name]: value })).toContain(
    `The setting ${missing} is wrong: must be set together with ${name}. Example: ${missing}=`,
  );
});
