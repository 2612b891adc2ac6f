import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGoogleProvider } from '../../apps/server/src/testing/accounts/google-provider.ts';
import type { GoogleProvider } from '../../apps/server/src/testing/accounts/google-provider.ts';
import { openMailServer } from '../../apps/server/src/testing/accounts/mail-server.ts';
import type { MailServer } from '../../apps/server/src/testing/accounts/mail-server.ts';
import type { Credentials } from './drivers/account.ts';
import { expect, test as base } from './fixtures.ts';
import { preparedDataVariable } from './global-setup.ts';
import { startServer } from './start-server.ts';

export { expect };

/** The administrator whom the operator has created. */
export const administrator: Credentials = { email: 'admin@example.org', password: 'seven yaks over Sasser' };

interface AccountFixtures {
  readonly mailServer: MailServer;
  readonly google: GoogleProvider;
  readonly dataFolder: string;
}

/** A browser test on a product with a mail server, a provider in the place of Google, and an administrator. */
export const test = base.extend<object, AccountFixtures>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const server = await openMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  google: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const provider = await startGoogleProvider({
        sub: '10769150350006150715113082367',
        email: 'svetoslav@example.com',
        email_verified: true,
        name: 'Светослав',
      });
      await use(provider);
      provider.close();
    },
    { scope: 'worker' },
  ],

  dataFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cae-map-accounts-'));
      const prepared = process.env[preparedDataVariable];
      if (prepared !== undefined) await cp(prepared, folder, { recursive: true });
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ mailServer, google, dataFolder }, use) => {
      const server = await startServer(dataFolder, {
        RATE_LIMIT: '0',
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'map@example.org',
        ...google.settings,
      });
      await createAdministrator(dataFolder, administrator, 'Лия Вернадская');
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Creates an administrator by the operator's command, while the server runs. */
export async function createAdministrator(
  dataFolder: string,
  { email, password }: Credentials,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const command = spawn(
    process.execPath,
    ['scripts/user.mjs', 'create-admin', email, '--name', name, '--password-stdin'],
    { env: { ...process.env, DATA_DIR: dataFolder, ...settings }, stdio: ['pipe', 'ignore', 'inherit'] },
  );
  command.stdin.end(`${password}\n`);
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`npm run user exited with code ${String(code)}`);
}

/** Waits for the newest e-mail to an address whose text contains a link, and returns that link. */
export async function receiveLink(mailServer: MailServer, address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      const mails = mailServer.received.filter(({ recipients }) => recipients.includes(address));
      const links = mails.flatMap(({ message }) => message.text?.match(/https?:\/\/\S+/g) ?? []);
      link = links.findLast((url) => url.includes(path));
      return link;
    })
    .toBeDefined();
  if (link === undefined) throw new Error(`no link to ${path} was sent to ${address}`);
  return link;
}
