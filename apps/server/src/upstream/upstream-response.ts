import type { IncomingMessage } from 'node:http';

/** Why a response of a provider cannot be used; the message contains no URL. */
export class FailureError extends Error {}

/**
 * The target of a redirect, which must be on the same host.
 * @throws {FailureError}
 */
export function redirectTarget(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new FailureError('the redirect is not a URL');
  const target = new URL(location, from.href);
  if (target.host !== from.host || target.protocol !== from.protocol)
    throw new FailureError('redirected to another host');
  return target;
}

/**
 * Reads a whole body.
 * @throws {FailureError} if it is larger than `maxBytes` or incomplete
 */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = `the response is larger than ${maxBytes} bytes`;
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) {
    message.destroy();
    throw new FailureError(tooLarge);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > maxBytes) throw new FailureError(tooLarge);
    chunks.push(bytes);
  }
  if (!message.complete) throw new FailureError('the response is incomplete');
  return Buffer.concat(chunks);
}

/** The reason of a failure: of a system error only its code, because its message could contain the URL. */
export function describeFailure(error: unknown): string {
  if (error instanceof FailureError) return error.message;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'the request failed';
}
