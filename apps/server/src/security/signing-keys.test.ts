import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createAccessTokens } from './access-tokens.ts';
import { openSigningKeys, rotateSigningKeys } from './signing-keys.ts';

const claims = { userId: 7, sessionId: 9 };
const keyFile = (folder: string) => path.join(folder, 'keys', 'signing-keys.json');

test('the keys are created at the first start, readable by this user only, and kept', async () => {
  const folder = temporaryFolder();
  const { access_token } = await createAccessTokens(await openSigningKeys(folder)).issue(claims);
  expect((statSync(keyFile(folder)).mode & 0o777).toString(8)).toBe('600');
  expect((statSync(path.dirname(keyFile(folder))).mode & 0o777).toString(8)).toBe('700');

  const reopened = await openSigningKeys(folder);
  expect(await createAccessTokens(reopened).verify(access_token)).toEqual(claims);
});

test('several processes that create the keys at the same time have the same ones', async () => {
  const folder = temporaryFolder();
  const opened = await Promise.all([1, 2, 3].map(() => openSigningKeys(folder)));
  expect(new Set(opened.map((keys) => keys.hashValue('198.51.100.7'))).size).toBe(1);
  expect(readdirSync(path.dirname(keyFile(folder)))).toEqual([path.basename(keyFile(folder))]);
});

test('a rotation is noticed by an open server, which accepts tokens of the last key and no older ones', async () => {
  const folder = temporaryFolder();
  const tokens = createAccessTokens(await openSigningKeys(folder));
  const first = await tokens.issue(claims);
  await rotateSigningKeys(folder);
  const second = await tokens.issue(claims);
  expect(await tokens.verify(first.access_token)).toEqual(claims);
  expect(await tokens.verify(second.access_token)).toEqual(claims);

  await rotateSigningKeys(folder);
  const third = await tokens.issue(claims);
  expect(await tokens.verify(second.access_token)).toEqual(claims);
  expect(await tokens.verify(third.access_token)).toEqual(claims);
  await expect(tokens.verify(first.access_token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a damaged file of keys fails the start and is left as it is', async () => {
  const folder = temporaryFolder();
  await openSigningKeys(folder);
  writeFileSync(keyFile(folder), '{"signing":[]');
  await expect(openSigningKeys(folder)).rejects.toMatchObject({
    code: 'data_folder',
    message: expect.stringContaining('signing-keys.json is damaged'),
  });
  expect(readFileSync(keyFile(folder), 'utf8')).toBe('{"signing":[]');
});
