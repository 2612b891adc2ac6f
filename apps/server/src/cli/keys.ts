import { describeCommandFailure } from '../lib/failure-text.ts';
import { rotateSigningKeys } from '../security/signing-keys.ts';
import { readSettings } from '../settings.ts';

/*
 * `npm run keys -- rotate` adds a key that signs access tokens from now on. Tokens of the previous key remain valid until they
 * expire; a running server notices the new key.
 */

const noKeys = 'There are no keys yet: the server creates them at its first start.';

async function main(programArguments: readonly string[]): Promise<void> {
  if (programArguments.join(' ') !== 'rotate') {
    console.error('Usage: npm run keys -- rotate');
    process.exitCode = 1;
    return;
  }
  try {
    const { dataDir } = readSettings(process.env);
    await rotateSigningKeys(dataDir);
    console.log('New access tokens are signed with a new key. Nobody is signed out.');
  } catch (error) {
    console.error(isMissing(error) ? noKeys : describeCommandFailure(error));
    process.exitCode = 1;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';
}

await main(process.argv.slice(2));
