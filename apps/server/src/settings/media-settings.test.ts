import { describe, expect, test } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { readSettings } from '../settings.ts';

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
  ])('%s=%s', (name, value) => {
    expect(readMessage({ ...complete, [name]: value })).toContain(`The setting ${name} is wrong: must`);
  });

  test('no message contains a secret', () => {
    expect(readMessage({ ...complete, S3_SECRET_KEY: 'my secret' })).not.toContain('my secret');
  });
});
