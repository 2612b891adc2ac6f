import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../lib/start-error.ts';

/** The file of the Ed25519 key that signs the open data; tokens have other keys, which are replaced more often. */
function dataKeyPath(keyFolder: string): string {
  return path.join(keyFolder, 'data-key.pem');
}

/**
 * Opens the key that signs the open data, and creates it if there is none. Only this user may read the file.
 * @param keyFolder the folder of the keys, `DATA_DIR/keys`
 * @throws {StartError} `data_folder` when the file is damaged
 */
export function openDataKey(keyFolder: string): KeyObject {
  const file = dataKeyPath(keyFolder);
  try {
    return readKey(file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  createKey(file);
  return readKey(file);
}

/** Replaces the key: archives that were signed with the former one are verified with the copy of its public key that they contain. */
export function replaceDataKey(keyFolder: string): KeyObject {
  const file = dataKeyPath(keyFolder);
  const temporary = writeKey(file);
  renameSync(temporary, file);
  return readKey(file);
}

/** Another process may create it at the same time: the first one is used. */
function createKey(file: string): void {
  const temporary = writeKey(file);
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** @returns the name of a new file with a new key */
function writeKey(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(temporary, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true });
  return temporary;
}

function readKey(file: string): KeyObject {
  const content = readFileSync(file, 'utf8');
  try {
    return createPrivateKey(content);
  } catch (error) {
    throw new StartError(
      'data_folder',
      `The key of the open data ${file} is damaged. Restore it from a copy, or remove it: the data are signed with a new key then.`,
      { cause: error },
    );
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === code;
}
