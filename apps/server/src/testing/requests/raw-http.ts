import { connect } from 'node:net';

/** One response of a connection. */
export interface RawResponse {
  readonly status: number;
  /** Names in lower case; repeated headers are joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends bytes on a new connection; resolves with all received bytes when the server has closed it. */
export async function exchangeRaw(port: number, bytes: string | Buffer): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

/** A response that is not valid HTTP; the message contains the reason. */
export class MalformedResponseError extends Error {
  override readonly name = 'MalformedResponseError';
}

/**
 * Parses all responses of a closed connection, more strictly than Node's client. `methods` are the methods of the requests
 * in their order, because a response to HEAD has no body; the default is GET.
 * @throws {MalformedResponseError} when a response is not HTTP/1.1 or is truncated.
 */
export function readResponses(bytes: Buffer, methods: readonly string[] = []): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let start = 0; start < bytes.length;) {
    const { response, end } = readResponse(bytes, start, methods[responses.length] ?? 'GET');
    // Interim responses (100 Continue) precede the final one.
    if (response.status >= 200) responses.push(response);
    start = end;
  }
  return responses;
}

function readResponse(
  bytes: Buffer,
  start: number,
  method: string,
): { readonly response: RawResponse; readonly end: number } {
  const headEnd = bytes.indexOf('\r\n\r\n', start);
  if (headEnd === -1) throw new MalformedResponseError('the headers do not end');
  const [statusLine = '', ...lines] = bytes.toString('latin1', start, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) [\t -~]+$/.exec(statusLine)?.[1]);
  if (Number.isNaN(status)) throw new MalformedResponseError(`the status line is ${statusLine}`);
  const headers = readHeaders(lines);
  const bodyStart = headEnd + 4;
  // The server does not know the method of a malformed request.
  const isMalformed =
    headers['connection'] === 'close' && bytes.toString('latin1', bodyStart, bodyStart + 1) === '{';
  if ((method === 'HEAD' && !isMalformed) || status < 200 || status === 204 || status === 304)
    return { response: { status, headers, body: Buffer.alloc(0) }, end: bodyStart };
  const { body, end } =
    headers['transfer-encoding'] === 'chunked'
      ? readChunks(bytes, bodyStart)
      : readLength(bytes, bodyStart, headers['content-length']);
  return { response: { status, headers, body }, end };
}

function readHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+): ?([\t -~\u0080-\u00ff]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new MalformedResponseError(`a header line is ${JSON.stringify(line)}`);
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return headers;
}

interface ReadBody {
  readonly body: Buffer;
  readonly end: number;
}

function readLength(bytes: Buffer, start: number, contentLength: string | undefined): ReadBody {
  if (contentLength === undefined || !/^\d+$/.test(contentLength))
    throw new MalformedResponseError(`the content-length is ${contentLength}`);
  const end = start + Number(contentLength);
  if (end > bytes.length) throw new MalformedResponseError('the body is shorter than its content-length');
  return { body: bytes.subarray(start, end), end };
}

function readChunks(bytes: Buffer, start: number): ReadBody {
  const chunks: Buffer[] = [];
  for (let position = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', position);
    const size =
      lineEnd === -1 ? Number.NaN : Number.parseInt(bytes.toString('latin1', position, lineEnd), 16);
    const chunkEnd = lineEnd + 2 + size;
    if (Number.isNaN(size) || bytes.toString('latin1', chunkEnd, chunkEnd + 2) !== '\r\n')
      throw new MalformedResponseError('a chunk of the body is malformed or truncated');
    if (size === 0) return { body: Buffer.concat(chunks), end: chunkEnd + 2 };
    chunks.push(bytes.subarray(lineEnd + 2, chunkEnd));
    position = chunkEnd + 2;
  }
}
