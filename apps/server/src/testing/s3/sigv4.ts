import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whose signatures are accepted. */
export interface SigningParty {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** Signatures of other times are refused, in milliseconds. */
const maxSkew = 15 * 60 * 1000;

/**
 * Verifies the signature of a request (AWS Signature Version 4) as strictly as Amazon does.
 * @param now the time of the storage, in milliseconds
 * @returns the code of the error; undefined for a valid signature
 */
export function findSignatureProblem(
  request: IncomingMessage,
  body: Buffer,
  party: SigningParty,
  now: number,
): string | undefined {
  const url = new URL(request.url ?? '/', 'http://storage');
  return url.searchParams.has('X-Amz-Signature')
    ? checkQuery(request, url, party, now)
    : checkHeaders(request, url, body, { party, now });
}

function checkHeaders(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { party, now }: { readonly party: SigningParty; readonly now: number },
): string | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = '', signedHeaders = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? [];
  if (signature === undefined) return 'AccessDenied';
  const time = header(request, 'x-amz-date');
  const scopeProblem = checkScope(credential, time, party);
  if (scopeProblem !== undefined) return scopeProblem;
  if (Math.abs(now - readTime(time)) > maxSkew) return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  const required = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  if (![...required, 'host'].every((name) => names.includes(name))) return 'AccessDenied';
  const hash = header(request, 'x-amz-content-sha256');
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex'))
    return 'XAmzContentSHA256Mismatch';
  const expected = sign(request, url, { names, time, hash, party });
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}

function checkQuery(
  request: IncomingMessage,
  url: URL,
  party: SigningParty,
  now: number,
): string | undefined {
  const read = (name: string): string => url.searchParams.get(name) ?? '';
  const time = read('X-Amz-Date');
  const scopeProblem = checkScope(read('X-Amz-Credential'), time, party);
  if (scopeProblem !== undefined) return scopeProblem;
  const age = now - readTime(time);
  if (age < -maxSkew || age > Number(read('X-Amz-Expires')) * 1000) return 'AccessDenied';
  const signature = read('X-Amz-Signature');
  url.searchParams.delete('X-Amz-Signature');
  const names = read('X-Amz-SignedHeaders').split(';');
  const expected = sign(request, url, { names, time, hash: 'UNSIGNED-PAYLOAD', party });
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}

function checkScope(
  credential: string,
  time: string,
  { accessKey, region }: SigningParty,
): string | undefined {
  const [key, date, scopeRegion, ...service] = credential.split('/');
  if (key !== accessKey) return 'InvalidAccessKeyId';
  if (scopeRegion !== region) return 'AuthorizationHeaderMalformed';
  return date === time.slice(0, 8) && service.join('/') === 's3/aws4_request' ? undefined : 'AccessDenied';
}

interface Signed {
  readonly names: readonly string[];
  readonly time: string;
  readonly hash: string;
  readonly party: SigningParty;
}

function sign(request: IncomingMessage, url: URL, { names, time, hash, party }: Signed): string {
  const day = time.slice(0, 8);
  const scope = `${day}/${party.region}/s3/aws4_request`;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.map((name) => `${name}:${header(request, name).trim().replaceAll(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    hash,
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const keys = [day, party.region, 's3', 'aws4_request'];
  const key = keys.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${party.secretKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex');
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const header = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

/** @param time such as `20261129T080000Z` */
function readTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
