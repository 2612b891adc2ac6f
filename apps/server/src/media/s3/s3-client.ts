import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../settings/media-settings.ts';
import { StorageUnavailableError } from '../storage-unavailable.ts';
import { isRepeatable, readS3Error, S3Error } from './s3-error.ts';

/** A request to the bucket. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The whole name of an object; without one the request is to the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** The states of error responses that are thrown as `S3Error`, because the caller handles them. */
  readonly handled?: readonly number[];
}

/** Sends signed requests to a bucket. */
export interface S3Client {
  readonly settings: S3Settings;
  readonly timing: S3Timing;
  /**
   * Sends a request, which is repeated while the storage is overloaded or its connections fail: all requests may be repeated.
   * @returns a response with a state below 300, whose body the caller reads or cancels
   * @throws {StorageUnavailableError} with the reason as its cause
   * @throws {S3Error} with one of the states that the caller handles
   */
  send(request: S3Request): Promise<Response>;
  /** Signs the URL of an object for GET requests without other headers. */
  presign(key: string, seconds: number): Promise<string>;
}

/** Durations in milliseconds. */
export interface S3Timing {
  /** Until the headers of a response, besides the time that the body of the request may take. */
  readonly response: number;
  /** Between two parts of the body of a response. */
  readonly stall: number;
  /** The longest pause before the first repetition; it doubles with each one. */
  readonly firstPause: number;
  /** How often a request is sent at most. */
  readonly attempts: number;
}

const defaultTiming: S3Timing = { response: 60_000, stall: 30_000, firstPause: 200, attempts: 5 };

/** The longest pause before a repetition, in milliseconds. */
const longestPause = 10_000;

/** The slowest connection on which a body is sent, in bytes per millisecond. */
const slowestSending = 50;

const emptyHash = createHash('sha256').digest('hex');

export function createS3Client(settings: S3Settings, timing: S3Timing = defaultTiming): S3Client {
  const { endpoint, bucket, region, accessKey, secretKey, pathStyle } = settings;
  /** The signing keys of the day. */
  const cache = new Map<string, ArrayBuffer>();

  function urlOf(key: string | undefined, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(endpoint);
    if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
    const base = url.pathname.replace(/\/$/, '') + (pathStyle ? `/${bucket}` : '');
    url.pathname = key === undefined ? base || '/' : `${base}/${encodeKey(key)}`;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  const signer = (
    options: Partial<ConstructorParameters<typeof AwsV4Signer>[0]> & { readonly url: string },
  ) =>
    new AwsV4Signer({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
      cache,
      ...options,
    });

  /** Signs and sends a request once. The signature has the time, so that a repetition needs another one. */
  async function attempt({ method, key, query, headers, body }: S3Request): Promise<Response> {
    const hash = body === undefined ? emptyHash : createHash('sha256').update(body).digest('hex');
    const signed = await signer({
      url: urlOf(key, query).href,
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
    }).sign();
    // A storage that compresses would send other lengths.
    signed.headers.set('accept-encoding', 'identity');
    const timeout = new AbortController();
    const milliseconds = Math.round(timing.response + (body?.byteLength ?? 0) / slowestSending);
    const timer = setTimeout(
      () => timeout.abort(new Error(`no response within ${milliseconds} ms`)),
      milliseconds,
    );
    try {
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        redirect: 'manual',
        signal: timeout.signal,
        ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> }),
      });
      if (response.status >= 300) throw await readS3Error(response);
      return response;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    settings,
    timing,
    async send(request) {
      for (let sent = 1; ; sent += 1) {
        try {
          return await attempt(request);
        } catch (error) {
          if (error instanceof S3Error && request.handled?.includes(error.statusCode) === true) throw error;
          if (!isRepeatable(error) || sent >= timing.attempts) throw new StorageUnavailableError(error);
        }
        // Full jitter: clients that were refused together do not come back together.
        await pause(Math.random() * Math.min(longestPause, timing.firstPause * 2 ** (sent - 1)));
      }
    },
    async presign(key, seconds) {
      const url = urlOf(key, { 'X-Amz-Expires': String(seconds) }).href;
      return (await signer({ url, method: 'GET', signQuery: true }).sign()).url.href;
    },
  };
}

/** Percent-encodes a key as signatures require it; slashes separate folders. */
function encodeKey(key: string): string {
  return encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
