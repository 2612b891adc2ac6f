import { readFileSync } from 'node:fs';
import { z } from 'zod';

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

const keyText = z
  .string()
  .regex(/^[\x21-\x7e]{1,300}$/, 'must be a key without spaces')
  .optional();

/** A file with a secret, such as one that a container mounts; a line break at its end is not part of it. */
const keyFile = z
  .string()
  .transform((file, context) => {
    try {
      const key = readFileSync(file, 'utf8').trim();
      if (keyText.safeParse(key).success && key !== '') return key;
      context.addIssue('must be a file that contains the key and nothing else');
    } catch (error) {
      context.addIssue(`must be a file that can be read (${String(Reflect.get(Object(error), 'code'))})`);
    }
    return z.NEVER;
  })
  .optional();

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
  S3_ACCESS_KEY_FILE: keyFile,
  S3_SECRET_KEY: keyText,
  S3_SECRET_KEY_FILE: keyFile,
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
  S3_ACCESS_KEY_FILE: '/run/secrets/s3-access-key',
  S3_SECRET_KEY: '0123456789abcdef0123456789abcdef',
  S3_SECRET_KEY_FILE: '/run/secrets/s3-secret-key',
  S3_PREFIX: 'cae-map',
  S3_PATH_STYLE: '1',
  S3_READS: 'proxied',
};

type ParsedVariables = z.output<z.ZodObject<typeof mediaSettingsSchema>>;

/** The variables of the storage that are needed together; a key may be in a file. */
const needed = [
  ['S3_ENDPOINT', 'S3_ENDPOINT'],
  ['S3_BUCKET', 'S3_BUCKET'],
  ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_FILE'],
  ['S3_SECRET_KEY', 'S3_SECRET_KEY_FILE'],
] as const;

/** Reports keys that are set twice, and variables that are missing beside others. */
export function checkMediaVariables({
  value,
  issues,
}: {
  readonly value: ParsedVariables;
  readonly issues: z.core.$ZodRawIssue[];
}): void {
  const report = (name: string, message: string): void =>
    void issues.push({ code: 'custom', path: [name], message, input: undefined });
  const isSet = ([name, file]: (typeof needed)[number]): boolean =>
    (value[name] ?? value[file]) !== undefined;
  for (const [name, file] of needed)
    if (name !== file && value[name] !== undefined && value[file] !== undefined)
      report(file, `must not be set together with ${name}`);
  const present = needed.find(isSet)?.[0];
  const reason = value.MEDIA_STORE === 's3' ? 'MEDIA_STORE=s3' : present;
  if (reason === undefined) return;
  for (const names of needed) if (!isSet(names)) report(names[0], `must be set together with ${reason}`);
}

/** Converts the validated variables. */
export function toMediaSettings(data: ParsedVariables): MediaSettings {
  const accessKey = data.S3_ACCESS_KEY ?? data.S3_ACCESS_KEY_FILE;
  const secretKey = data.S3_SECRET_KEY ?? data.S3_SECRET_KEY_FILE;
  const { S3_ENDPOINT, S3_BUCKET } = data;
  const isConfigured =
    S3_ENDPOINT !== undefined &&
    S3_BUCKET !== undefined &&
    accessKey !== undefined &&
    secretKey !== undefined;
  return {
    mediaStore: data.MEDIA_STORE,
    s3: isConfigured
      ? {
          endpoint: S3_ENDPOINT,
          region: data.S3_REGION,
          bucket: S3_BUCKET,
          accessKey,
          secretKey,
          prefix: data.S3_PREFIX,
          pathStyle: data.S3_PATH_STYLE === '1',
          reads: data.S3_READS,
        }
      : null,
  };
}
