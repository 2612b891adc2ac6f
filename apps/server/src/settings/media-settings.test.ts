import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const complete = {
  MEDIA_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'cae-map',
  S3_ACCESS_KEY: 'AKIA',
  S3_SECRET_KEY: 'secret',
};

function readMessage(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

test('files are in the data folder by default, and a storage is none of the settings', () => {
  expect(readSettings({})).toMatchObject({ mediaStore: 'folder', s3: null });
});

test('the settings of a storage are read, and the prefix ends with a slash', () => {
  expect(
    readSettings({ ...complete, S3_PREFIX: 'maps/cae', S3_PATH_STYLE: '0', S3_READS: 'presigned' }),
  ).toMatchObject({
    mediaStore: 's3',
    s3: {
      endpoint: 'https://s3.example.org',
      region: 'us-east-1',
      bucket: 'cae-map',
      accessKey: 'AKIA',
      secretKey: 'secret',
      prefix: 'maps/cae/',
      pathStyle: false,
      reads: 'presigned',
    },
  });
});

test('a storage can be configured before it is used', () => {
  expect(readSettings({ ...complete, MEDIA_STORE: 'folder' })).toMatchObject({
    mediaStore: 'folder',
    s3: { bucket: 'cae-map' },
  });
});

test('keys are read from files without the line break at their end', () => {
  const file = path.join(temporaryFolder(), 'key');
  writeFileSync(file, 'from-a-file\n');
  const { S3_SECRET_KEY: _secret, ...others } = complete;
  expect(readSettings({ ...others, S3_SECRET_KEY_FILE: file }).s3?.secretKey).toBe('from-a-file');
});

describe('a wrong setting is reported with its name', () => {
  test.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)('without %s', (name) => {
    const { [name]: _missing, ...others } = complete;
    expect(readMessage(others)).toContain(
      `The setting ${name} is wrong: must be set together with MEDIA_STORE=s3`,
    );
  });

  test.each([
    ['MEDIA_STORE', 'disk'],
    ['S3_ENDPOINT', 's3.example.org'],
    ['S3_ENDPOINT', 'https://user:key@s3.example.org'],
    ['S3_BUCKET', 'Cae_Map'],
    ['S3_PREFIX', '/cae'],
    ['S3_PREFIX', '../cae'],
    ['S3_PATH_STYLE', 'yes'],
    ['S3_READS', 'direct'],
    ['S3_SECRET_KEY_FILE', '/nowhere/key'],
  ])('%s=%s', (name, value) => {
    expect(readMessage({ ...complete, [name]: value })).toContain(`The setting ${name} is wrong: must`);
  });

  test('a key that is set as a value and as a file', () => {
    const file = path.join(temporaryFolder(), 'key');
    writeFileSync(file, 'key');
    expect(readMessage({ ...complete, S3_ACCESS_KEY_FILE: file })).toContain(
      'The setting S3_ACCESS_KEY_FILE is wrong: must not be set together with S3_ACCESS_KEY',
    );
  });

  test('no message contains a secret', () => {
    expect(readMessage({ ...complete, S3_SECRET_KEY: 'my secret' })).not.toContain('my secret');
  });
});
