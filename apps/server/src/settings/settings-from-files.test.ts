import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

function fileWith(content: string): string {
  const file = path.join(temporaryFolder(), 'secret');
  writeFileSync(file, content);
  return file;
}

function readMessage(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

test('a setting is read from the file that its variable with _FILE names, without surrounding blanks', () => {
  const file = fileWith('  postgresql://cae:secret@db/cae\r\n');

  expect(readSettings({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgresql://cae:secret@db/cae');
});

describe('a file of a setting is refused with the name of its variable', () => {
  test('when the variable is set as well', () => {
    expect(readMessage({ DATABASE_URL: 'postgresql://db/cae', DATABASE_URL_FILE: fileWith('x') })).toBe(
      'The setting DATABASE_URL_FILE is wrong: must not be set together with DATABASE_URL. ' +
        'Example: DATABASE_URL_FILE=/run/secrets/database-url',
    );
  });

  test('when it does not exist', () => {
    expect(readMessage({ SMTP_URL_FILE: '/nowhere/smtp-url' })).toContain(
      'The setting SMTP_URL_FILE is wrong: must be a file that can be read (ENOENT)',
    );
  });

  test.each([
    ['empty', '\n'],
    ['longer than 64,000 characters', 'x'.repeat(64_001)],
  ])('when it is %s', (_description, content) => {
    expect(readMessage({ SMTP_URL_FILE: fileWith(content) })).toContain(
      'The setting SMTP_URL_FILE is wrong: must be a file that contains the value and nothing else',
    );
  });
});

test('a wrong value in a file is reported with the name of its setting and without the value', () => {
  const message = readMessage({ DATABASE_URL_FILE: fileWith('mysql://hidden') });

  expect(message).toContain('The setting DATABASE_URL is wrong: must be a URL of a PostgreSQL database');
  expect(message).not.toContain('hidden');
});

test('a misspelt variable with _FILE is reported with the right name', () => {
  expect(readMessage({ DATABASEURL_FILE: '/run/secrets/url' })).toContain(
    'The setting DATABASEURL_FILE is unknown: write DATABASE_URL_FILE.',
  );
});
