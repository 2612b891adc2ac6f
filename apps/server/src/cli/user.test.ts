import { cpSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { asc } from 'drizzle-orm';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { changes } from '../database/schema.ts';
import { findUserByEmail } from '../resources/accounts/users/repository.ts';
import { readSettings } from '../settings.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import { runCli } from '../testing/programs/run-cli.ts';
import { startServerProcess } from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { formatUsers } from './format-users.ts';
import { runUserCommand } from './user-command.ts';

const email = 'lia@example.org';
const otherEmail = 'maya@example.org';
const password = 'twelve camels on ice';
const newPassword = 'nine yaks above the pass';

function createDataFolder(): string {
  const folder = temporaryFolder();
  cpSync(inject('emptyDatabase'), path.join(folder, 'database'), { recursive: true });
  return folder;
}

async function createPostgresql(): Promise<string> {
  const url = await createDatabase(inject('postgresqlOrigin'));
  const database = await openPostgresqlDatabase(url, () => undefined);
  await database.migrate(readSettings({}).migrationsDir);
  await database.close();
  return url;
}

/** Signs in at a running server; returns the status of the response, and the access token. */
async function login(url: string, chosen: string): Promise<{ status: number; token: string }> {
  const response = await fetch(`${url}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password: chosen }),
  });
  const { access_token: token = '' } = (await response.json()) as { access_token?: string };
  return { status: response.status, token };
}

async function getMe(url: string, token: string): Promise<Response> {
  return await fetch(`${url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } });
}

/** Runs a command in the process of the tests, which has compiled the embedded database already. */
async function runHere(
  programArguments: readonly string[],
  environment: Readonly<Record<string, string>>,
  password = '',
): Promise<{ readonly code: number; readonly output: string }> {
  const input = new PassThrough();
  input.end(password);
  const { code, text } = await runUserCommand(programArguments, environment, {
    input: input as unknown as NodeJS.ReadStream,
    output: new PassThrough(),
  });
  return { code, output: `${text}\n` };
}

test.each(['embedded', 'postgresql'] as const)(
  'npm run user manages the accounts of a running server with the %s database',
  async (kind) => {
    const environment: Record<string, string> =
      kind === 'embedded'
        ? { DATA_DIR: createDataFolder() }
        : { DATA_DIR: temporaryFolder(), DATABASE_URL: await createPostgresql() };
    const url = await startServerProcess(environment).waitUntilReady();
    const run = (programArguments: readonly string[], input?: string) =>
      runCli('user', programArguments, environment, input);

    const created = await run(['create-admin', 'Lia@Example.org', '--password-stdin'], `${password}\n`);
    expect(created).toEqual({ code: 0, output: `${email} is an administrator now.\n` });
    const admin = await login(url, password);
    expect(await (await getMe(url, admin.token)).json()).toMatchObject({
      email,
      full_name: 'lia',
      is_superuser: true,
      is_verified: true,
    });

    const last = { code: 1, output: expect.stringContaining('The last administrator cannot be') };
    expect(await run(['set-role', email, 'user'])).toEqual(last);
    expect(await run(['disable', email])).toEqual(last);
    await run(['create-admin', otherEmail, '--password-stdin'], `${password}\n`);
    expect((await run(['set-role', email, 'user'])).output).toContain('is user now');
    const user = admin;
    expect(await (await getMe(url, user.token)).json()).toMatchObject({ is_superuser: false, role: 'user' });

    expect((await run(['disable', email])).output).toBe(`${email} is disabled now.\n`);
    expect((await getMe(url, user.token)).status).toBe(401);
    expect((await login(url, password)).status).toBe(403);
    expect((await run(['disable', email])).output).toBe(`${email} was disabled already.\n`);
    expect((await run(['enable', email])).output).toBe(`${email} is enabled now.\n`);

    const { token } = await login(url, password);
    expect((await run(['reset-password', email, '--password-stdin'], newPassword)).code).toBe(0);
    expect((await getMe(url, token)).status).toBe(401);
    expect([(await login(url, password)).status, (await login(url, newPassword)).status]).toEqual([401, 200]);

    expect((await run(['list'])).output).toMatch(
      /^e-mail +role +state +created +name\nlia@example\.org +user +active +\d{4}-\d\d-\d\d +lia\nmaya@/,
    );
  },
);

describe('npm run user without a running server', () => {
  async function openFolder(folder: string): Promise<DatabaseConnection> {
    const database = await openEmbeddedDatabase(path.join(folder, 'database'));
    onTestFinished(() => database.close());
    return database;
  }

  test('creates an administrator with a generated password, which is printed once and accepted', async () => {
    const DATA_DIR = createDataFolder();
    const run = (programArguments: readonly string[]) => runCli('user', programArguments, { DATA_DIR });
    const { code, output } = await run(['create-admin', email, '--name', 'Лия Вернадская']);
    expect(code).toBe(0);
    const [, generated = ''] = /The password, which is not shown again: ([\w-]{20})\n$/.exec(output) ?? [];
    const again = await run(['create-admin', email]);
    expect([again.code, again.output]).toEqual([
      1,
      `There is an account with the e-mail ${email} already: make it an administrator with set-role.\n`,
    ]);
    expect((await run(['list'])).output).toContain('Лия Вернадская');

    const url = await startServerProcess({ DATA_DIR }).waitUntilReady();
    expect((await login(url, generated)).status).toBe(200);
  });

  test('records the changes without a user and without the password', async () => {
    const DATA_DIR = createDataFolder();
    await runHere(['create-admin', email, '--password-stdin'], { DATA_DIR }, password);
    await runHere(['create-admin', otherEmail, '--password-stdin'], { DATA_DIR }, password);
    await runHere(['disable', email], { DATA_DIR });
    const database = await openFolder(DATA_DIR);
    const rows = await database.orm.select().from(changes).orderBy(asc(changes.change_id));
    const user = await findUserByEmail(database.orm, email);
    expect(rows).toMatchObject([
      { user_id: null, entity: 'user', entity_id: user?.user_id, action: 'create', before: null },
      { user_id: null, entity: 'user', action: 'create' },
      { user_id: null, action: 'update', before: { is_disabled: false }, after: { is_disabled: true } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/camels|argon2|lia@/);
  });

  test('rejects bad passwords and creates no account', async () => {
    const DATA_DIR = createDataFolder();
    const messages = {
      password1: 'is one of those that attackers try first',
      short: 'The value of password is wrong',
      '': 'The value of password is wrong',
      [email]: 'must differ from the e-mail',
    };
    for (const [chosen, message] of Object.entries(messages)) {
      // Only one process can use an embedded database.
      const rejected = await runHere(['create-admin', email, '--password-stdin'], { DATA_DIR }, chosen);
      expect(rejected, chosen).toEqual({ code: 1, output: expect.stringContaining(message) });
    }
    expect((await runHere(['list'], { DATA_DIR })).output).toBe('There are no accounts.\n');
  });

  test.each([
    [['disable', email], `There is no account with the e-mail ${email}.\n`],
    [['create-admin', 'lia'], 'The value of email is wrong: '],
    [['set-role', email, 'owner'], 'The role must be one of: user, translator, editor, admin.\n'],
  ])('npm run user -- %j reports the reason', async (programArguments, message) => {
    const { code, output } = await runHere(programArguments, { DATA_DIR: createDataFolder() });
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  });

  test('reports a data folder without a database', async () => {
    const DATA_DIR = temporaryFolder();
    const { output } = await runHere(['list'], { DATA_DIR });
    expect(output).toBe(`There is no database in ${DATA_DIR} yet.\n`);
  });

  test('reports a PostgreSQL database without tables', async () => {
    const DATABASE_URL = await createDatabase(inject('postgresqlOrigin'));
    const { code, output } = await runHere(['list'], { DATABASE_URL });
    expect([code, output]).toEqual([1, 'The database has no tables yet: start the server once.\n']);
  });
});

test.each([
  [[]],
  [['delete', email]],
  [['create-admin']],
  [['create-admin', email, password]],
  [['disable', email, '--password-stdin']],
  [['list', '--all']],
  [['constructor']],
])('npm run user -- %j prints the usage', async (programArguments) => {
  const { code, output } = await runHere(programArguments, { DATA_DIR: temporaryFolder() });
  expect(code).toBe(1);
  expect(output).toContain('Usage:\n  npm run user -- create-admin EMAIL');
});

test('the process of npm run user prints a failure and exits with 1', async () => {
  const { code, output } = await runCli('user', [], { DATA_DIR: temporaryFolder() });
  expect([code, output]).toEqual([1, expect.stringMatching(/^Usage:\n/)]);
});

test('formatUsers prints the state of each account', () => {
  const user = {
    email,
    full_name: 'Lia',
    role: 'user' as const,
    is_verified: true,
    is_disabled: false,
    has_password: true,
    is_google_linked: false,
    created_at: '2026-11-24T10:00:00.000Z',
  };
  const others = [
    { ...user, email: 'a@b.org', role: 'admin' as const },
    { ...user, is_disabled: true, is_verified: false, has_password: false, is_google_linked: true },
  ];
  expect(formatUsers(others).split('\n')).toEqual([
    'e-mail           role   state                                         created     name',
    'a@b.org          admin  active                                        2026-11-24  Lia',
    'lia@example.org  user   disabled, not confirmed, no password, Google  2026-11-24  Lia',
  ]);
});
