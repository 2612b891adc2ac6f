import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { S3Settings } from '../../settings/media-settings.ts';
import { startS3Double, type S3Double } from '../../testing/s3/s3-double.ts';
import { checkBucket } from './check-bucket.ts';
import { createS3Client } from './s3-client.ts';

const timing = { response: 200, stall: 200, firstPause: 1, attempts: 2 };

let double: S3Double;
beforeEach(async () => {
  double = await startS3Double();
  onTestFinished(() => double.close());
});

const check = (settings: Partial<S3Settings> = {}) =>
  checkBucket(createS3Client({ ...double.settings, ...settings }, timing));

test('a bucket that can be used is accepted and left as it was', async () => {
  await check({ prefix: 'maps/' });
  expect(double.objects.size).toBe(0);
});

test.each<[string, Partial<S3Settings>, string]>([
  ['another secret key', { secretKey: 'wrong' }, 'copy S3_SECRET_KEY again'],
  ['an unknown access key', { accessKey: 'AKIAWRONG' }, 'copy S3_ACCESS_KEY again'],
  ['a missing bucket', { bucket: 'missing' }, 'has no bucket missing: create it'],
  ['another region', { region: 'us-east-1' }, 'set S3_REGION'],
  ['an address where nothing listens', { endpoint: 'http://127.0.0.1:9' }, 'check S3_ENDPOINT'],
])('%s is a start error with what to do', async (_case, settings, remedy) => {
  const error = await check(settings).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    name: 'StartError',
    code: 'media_store',
    message: expect.stringContaining(remedy),
  });
});

test('a clock that differs by more than a quarter of an hour is a start error that names the difference', async () => {
  double.skew = -20 * 60_000;
  await expect(check()).rejects.toThrow('differs from that of the S3 storage by 20 minutes (it is ahead)');
});

test('a storage that does not answer is a start error', async () => {
  double.failNext('GET', 'hang', 2);
  await expect(check()).rejects.toThrow('cannot be reached (no response within 200 ms)');
});

test('a bucket that can only be read is a start error', async () => {
  const client = createS3Client(double.settings, timing);
  double.failNext('PUT', 'forbidden', 1);
  await expect(checkBucket(client)).rejects.toThrow('give it s3:ListBucket');
});
