import { z } from 'zod';
import { keyText } from './secret-text.ts';

/** The settings of the store of uploaded files. */
export interface MediaSettings {
  readonly mediaStore: 'folder' | 's3';
  /** Null while no S3 storage is configured. It may be configured before it is used, to move files there. */
  readonly s3: S3Settings | null;
}

export interface S3Settings {
  /** The URL of the storage without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** What precedes the keys of all objects: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Whether the bucket is in the path of URLs, not in the name of the host. */
  readonly pathStyle: boolean;
  /** `proxied`: the server sends the files of the storage to visitors; `presigned`: it redirects to signed URLs of the storage. */
  readonly reads: 'proxied' | 'presigned';
}

const endpoint = z
  .url({ protocol: /^https?$/, error: 'must be a URL that begins with https:// (or http://)' })
  .refine(
    (value) => !URL.canParse(value) || isPlainUrl(new URL(value)),
    'must have neither a query nor credentials',
  )
  .optional();

const isPlainUrl = ({ search, hash, username, password }: URL): boolean =>
  search + hash + username + password === '';

export const mediaSettingsSchema = {
  MEDIA_STORE: z.enum(['folder', 's3'], 'must be folder or s3').default('folder'),
  S3_ENDPOINT: endpoint,
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, 'must be the name of a region')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
    )
    .optional(),
  S3_ACCESS_KEY: keyText,
  S3_SECRET_KEY: keyText,
  S3_PREFIX: z
    .string()
    .regex(
      /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/,
      'must be folders of letters, digits, dots, hyphens and underscores with slashes between them',
    )
    .transform((prefix) => prefix.replace(/\/?$/, '/'))
    .default(''),
  S3_PATH_STYLE: z
    .enum(['0', '1'], 'must be 1 for the bucket in the path of URLs, or 0 for the name of the host')
    .default('1'),
  S3_READS: z.enum(['proxied', 'presigned'], 'must be proxied or presigned').default('proxied'),
};

export const mediaSettingsExamples: Record<keyof typeof mediaSettingsSchema, string> = {
  MEDIA_STORE: 's3',
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'cae-map',
  S3_ACCESS_KEY: 'AKIA0123456789ABCDEF',
  S3_SECRET_KEY: '0123456789abcdef0123456789abcdef',
  S3_PREFIX: 'cae-map',
  S3_PATH_STYLE: '1',
  S3_READS: 'proxied',
};

type ParsedVariables = z.output<z.ZodObject<typeof mediaSettingsSchema>>;

/** The variables of the storage that are needed together. */
const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Reports variables that are missing beside others. */
export function checkMediaVariables({
  value,
  issues,
}: {
  readonly value: ParsedVariables;
  readonly issues: z.core.$ZodRawIssue[];
}): void {
  const present = needed.find((name) => value[name] !== undefined);
  const reason = value.MEDIA_STORE === 's3' ? 'MEDIA_STORE=s3' : present;
  if (reason === undefined) return;
  for (const name of needed) {
    if (value[name] !== undefined) continue;
    const message = `must be set together with ${reason}`;
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  }
}

/** Converts the validated variables. */
export function toMediaSettings(data: ParsedVariables): MediaSettings {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = data;
  const isConfigured =
    S3_ENDPOINT !== undefined &&
    S3_BUCKET !== undefined &&
    S3_ACCESS_KEY !== undefined &&
    S3_SECRET_KEY !== undefined;
  return {
    mediaStore: data.MEDIA_STORE,
    s3: isConfigured
      ? {
          endpoint: S3_ENDPOINT,
          region: data.S3_REGION,
          bucket: S3_BUCKET,
          accessKey: S3_ACCESS_KEY,
          secretKey: S3_SECRET_KEY,
          prefix: data.S3_PREFIX,
          pathStyle: data.S3_PATH_STYLE === '1',
          reads: data.S3_READS,
        }
      : null,
  };
}
