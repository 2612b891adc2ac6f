import { cpSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { expect, inject, test } from 'vitest';
import { runCli } from '../testing/programs/run-cli.ts';
import { startServerProcess } from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const email = 'lia@example.org';
const password = 'twelve camels on ice';

test('npm run keys replaces the key of a running server, and access tokens of the previous key remain valid', async () => {
  const DATA_DIR = temporaryFolder();
  cpSync(inject('emptyDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
  const url = await startServerProcess({ DATA_DIR }).waitUntilReady();
  await runCli('user', ['create-admin', email, '--password-stdin'], { DATA_DIR }, password);
  const login = async (): Promise<string> => {
    const body = new URLSearchParams({ username: email, password });
    const response = await fetch(`${url}/v1/auth/jwt/login`, { method: 'POST', body });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const before = await login();

  expect(await runCli('keys', ['rotate'], { DATA_DIR })).toEqual({
    code: 0,
    output: 'New access tokens are signed with a new key. Nobody is signed out.\n',
  });

  const after = await login();
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  for (const token of [before, after]) {
    const response = await fetch(`${url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
  }
  const file = path.join(DATA_DIR, 'keys', 'signing-keys.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(String(decodeProtectedHeader(after).kid));
});

test('npm run keys reports a data folder without keys', async () => {
  expect(await runCli('keys', ['rotate'], { DATA_DIR: temporaryFolder() })).toEqual({
    code: 1,
    output: 'There are no keys yet: the server creates them at its first start.\n',
  });
});

test.each([[[]], [['rotate', 'all']], [['delete']]])(
  'npm run keys -- %j prints the usage',
  async (programArguments) => {
    const { code, output } = await runCli('keys', programArguments, { DATA_DIR: temporaryFolder() });
    expect([code, output]).toEqual([1, 'Usage: npm run keys -- rotate | data | rotate-data\n']);
  },
);

test('npm run keys -- data prints the public key of the open data, and rotate-data replaces it', async () => {
  const DATA_DIR = temporaryFolder();
  const { code, output } = await runCli('keys', ['data'], { DATA_DIR });
  expect(code).toBe(0);
  expect(output).toMatch(/^-----BEGIN PUBLIC KEY-----\n[^]+\nFingerprint \(SHA-256\): [0-9a-f ]{71}\n$/);
  expect((await runCli('keys', ['data'], { DATA_DIR })).output).toBe(output);

  const rotated = await runCli('keys', ['rotate-data'], { DATA_DIR });
  expect(rotated.output).toContain('publish its fingerprint');
  expect(rotated.output.startsWith(output)).toBe(false);
  expect(statSync(path.join(DATA_DIR, 'keys', 'data-key.pem')).mode & 0o777).toBe(0o600);
});
