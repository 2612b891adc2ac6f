import { StartError } from '../../lib/start-error.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import { S3Error } from './s3-error.ts';
import { deleteObject, listObjects, putObject } from './s3-objects.ts';
import { readObject } from './read-object.ts';
import { headObject } from './s3-objects.ts';

/** From this difference on, in milliseconds, storages refuse signatures. */
const minute = 60_000;

/**
 * Checks at the start that the bucket can be listed, written, read and cleared.
 * @throws {StartError} `media_store` with what to do
 */
export async function checkBucket(client: S3Client): Promise<void> {
  const { settings, timing } = client;
  // A wrong address must not delay the message by all repetitions.
  const hasty = createS3Client(settings, { ...timing, attempts: Math.min(timing.attempts, 3) });
  const key = `${settings.prefix}start-check-${process.pid}`;
  try {
    await listObjects(hasty, key).next();
    await putObject(hasty, key, Buffer.from('checked at the start'), { contentType: 'text/plain' });
    const object = await headObject(hasty, key);
    if (object !== null) await (await readObject(hasty, object)).toArray();
    await deleteObject(hasty, key);
  } catch (error) {
    throw new StartError('media_store', describe(client, error instanceof Error ? error.cause : error), {
      cause: error,
    });
  }
}

function describe({ settings: { endpoint, bucket, region } }: S3Client, cause: unknown): string {
  if (!(cause instanceof S3Error))
    return `The S3 storage ${endpoint} cannot be reached (${describeNetwork(cause)}): check S3_ENDPOINT and the network.`;
  const remedy = remedies[cause.code];
  if (remedy !== undefined) return remedy({ endpoint, bucket, region, error: cause });
  return `The S3 storage ${endpoint} refuses requests to the bucket ${bucket} (${cause.statusCode} ${cause.code}): check the settings S3_*.`;
}

interface Refusal {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly error: S3Error;
}

const wrongRegion = ({ bucket, region }: Refusal): string =>
  `The bucket ${bucket} is not in the region ${region}: set S3_REGION, and S3_ENDPOINT if the provider has one for each region.`;
const wrongClock = ({ error }: Refusal): string =>
  `The clock of this machine differs from that of the S3 storage${describeSkew(error)}: correct it, for example with "timedatectl set-ntp true".`;
const unknownKey = ({ endpoint }: Refusal): string =>
  `The S3 storage ${endpoint} does not know the access key: copy S3_ACCESS_KEY again.`;

/** What to do, by the code of the storage. */
const remedies: Readonly<Record<string, (refusal: Refusal) => string>> = {
  SignatureDoesNotMatch: () =>
    'The S3 secret key does not belong to the access key: copy S3_SECRET_KEY again. If it is right, a proxy changes the requests to the storage.',
  InvalidAccessKeyId: unknownKey,
  NoSuchBucket: ({ endpoint, bucket }) =>
    `The S3 storage ${endpoint} has no bucket ${bucket}: create it, or correct S3_BUCKET (or S3_PATH_STYLE).`,
  AccessDenied: ({ bucket }) =>
    `The access key may not list, read, write and delete the objects of the bucket ${bucket}: give it s3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject, s3:ListBucketMultipartUploads, s3:ListMultipartUploadParts and s3:AbortMultipartUpload.`,
  RequestTimeTooSkewed: wrongClock,
  RequestExpired: wrongClock,
  PermanentRedirect: wrongRegion,
  TemporaryRedirect: wrongRegion,
  AuthorizationHeaderMalformed: wrongRegion,
  IllegalLocationConstraintException: wrongRegion,
};

function describeSkew({ date }: S3Error): string {
  if (date === undefined) return '';
  const minutes = Math.round((Date.now() - date.getTime()) / minute);
  return minutes === 0 ? '' : ` by ${Math.abs(minutes)} minutes (it is ${minutes > 0 ? 'ahead' : 'behind'})`;
}

/** Of `fetch`, whose errors have the reason as their cause. */
function describeNetwork(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : String(cause instanceof Error ? cause.message : cause);
}
