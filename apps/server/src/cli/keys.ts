import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { keyFingerprint, publicKeyPem } from '@cae-map/open-data/archive/sign-sums';
import { describeCommandFailure } from '../lib/failure-text.ts';
import { openDataKey, replaceDataKey } from '../security/data-key.ts';
import { rotateSigningKeys } from '../security/signing-keys.ts';
import { readSettings } from '../settings.ts';

/*
 * `npm run keys -- rotate` adds a key that signs access tokens from now on. Tokens of the previous key remain valid until they
 * expire; a running server notices the new key. `npm run keys -- data` prints the public key that verifies the open data, and
 * `npm run keys -- rotate-data` replaces it.
 */

const noKeys = 'There are no keys yet: the server creates them at its first start.';
const usage = 'Usage: npm run keys -- rotate | data | rotate-data';

const commands: Readonly<Record<string, (dataDir: string) => Promise<void> | void>> = {
  async rotate(dataDir) {
    await rotateSigningKeys(dataDir);
    console.log('New access tokens are signed with a new key. Nobody is signed out.');
  },
  data: (dataDir) => printDataKey(openDataKey(path.join(dataDir, 'keys'))),
  'rotate-data'(dataDir) {
    printDataKey(replaceDataKey(path.join(dataDir, 'keys')));
    console.log('The next files of the open data are signed with this key: publish its fingerprint.');
  },
};

function printDataKey(key: KeyObject): void {
  console.log(`${publicKeyPem(key)}Fingerprint (SHA-256): ${keyFingerprint(key)}`);
}

async function main(programArguments: readonly string[]): Promise<void> {
  const name = programArguments.join(' ');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    await command(readSettings(process.env).dataDir);
  } catch (error) {
    console.error(isMissing(error) ? noKeys : describeCommandFailure(error));
    process.exitCode = 1;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';
}

await main(process.argv.slice(2));
