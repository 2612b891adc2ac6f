import { createHash } from 'node:crypto';

/** An object of the double. */
export interface DoubleObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly contentType: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly modifiedAt: Date;
}

/** An upload in parts. */
export interface DoubleUpload {
  readonly key: string;
  readonly contentType: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly begunAt: Date;
  readonly parts: Map<number, { readonly body: Buffer; readonly etag: string }>;
}

/** The contents of a bucket, which tests read and change behind the back of the client. */
export interface DoubleBucket {
  readonly objects: Map<string, DoubleObject>;
  readonly uploads: Map<string, DoubleUpload>;
}

export const md5 = (body: Buffer): Buffer => createHash('md5').update(body).digest();
export const etagOf = (body: Buffer): string => `"${md5(body).toString('hex')}"`;

/** The least size of all parts but the last, in bytes. */
const minPartSize = 5 * 1024 * 1024;

/** Joins the parts of an upload. @returns the object, or the code of an error */
export function joinParts(
  { parts, contentType, metadata }: DoubleUpload,
  named: readonly { readonly number: number; readonly etag: string }[],
): DoubleObject | string {
  const chosen = named.map(({ number, etag }) => {
    const part = parts.get(number);
    return part?.etag === etag ? part : undefined;
  });
  if (named.length === 0 || chosen.includes(undefined)) return 'InvalidPart';
  if (named.some(({ number }, index) => index > 0 && number <= (named[index - 1]?.number ?? 0)))
    return 'InvalidPartOrder';
  const bodies = chosen.flatMap((part) => (part === undefined ? [] : [part.body]));
  if (bodies.slice(0, -1).some(({ length }) => length < minPartSize)) return 'EntityTooSmall';
  const hash = md5(Buffer.concat(bodies.map(md5))).toString('hex');
  return {
    body: Buffer.concat(bodies),
    etag: `"${hash}-${bodies.length}"`,
    contentType,
    metadata,
    modifiedAt: new Date(),
  };
}
