import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { drawPicture } from '../pictures/pictures.ts';
import { fieldsOf, readWrite } from './numbered-writes.ts';
import type { ResponseCounts } from './response-counts.ts';
import { account } from './site-database.ts';
import type { UploadLedger } from './upload-ledger.ts';
import type { WriteLedger } from './write-ledger.ts';
import type { WorkGate } from './work-gate.ts';

/** Until a client gives up waiting for a response, in milliseconds. */
const patience = 20_000;
/** Before a client tries again, in milliseconds. */
const retryPause = 300;

/** What editors need. */
export interface EditorContext {
  /** Of the balancer. */
  readonly url: string;
  readonly counts: ResponseCounts;
  /** Closed while nothing may be written. */
  readonly gate: WorkGate;
}

/** The calls of an editor, which are repeated until they succeed only where this method says so. */
interface EditorCalls {
  /** Sends a request once. @returns null when no response arrived, or when the editor had to sign in again */
  send(
    path: string,
    init: RequestInit,
  ): Promise<{ readonly response: Response; readonly body: unknown } | null>;
  /** Repeats a read until it succeeds. */
  read(path: string): Promise<unknown>;
}

function createEditorCalls({ url, counts, gate }: EditorContext): EditorCalls {
  let token = '';

  async function fetchOnce(path: string, init: RequestInit) {
    try {
      const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(patience) });
      const text = await response.text();
      counts.add(response, path);
      const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
      return { response, body: isJson ? (JSON.parse(text) as unknown) : text };
    } catch (error) {
      counts.addFailure(error, path);
      return null;
    }
  }

  async function signIn(): Promise<void> {
    const body = new URLSearchParams({ username: account.email, password: account.password });
    const result = await fetchOnce('/v1/auth/jwt/login', { method: 'POST', body });
    if (result?.response.ok === true) token = (result.body as { readonly access_token: string }).access_token;
  }

  const calls: EditorCalls = {
    async send(path, init) {
      if (token === '') await signIn();
      const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
      const result = await fetchOnce(path, { ...init, headers });
      if (result?.response.status !== 401) return result;
      token = '';
      return null;
    },
    async read(path) {
      for (;;) {
        const result = await calls.send(path, { method: 'GET' });
        if (result?.response.ok === true) return result.body;
        if (gate.isStopping()) throw new Error(`${path} could not be read before the end of the run`);
        await wait(retryPause);
      }
    },
  };
  return calls;
}

/** Writes one record again and again until the run stops. @param pause between two writes, in milliseconds */
export async function editRecord(
  context: EditorContext,
  {
    record,
    ledger,
    pause,
  }: { readonly record: number; readonly ledger: WriteLedger; readonly pause: number },
): Promise<void> {
  const { gate } = context;
  const calls = createEditorCalls(context);
  const read = async (): Promise<PlaceRevision> => {
    const places = (await calls.read('/v1/admin/places/')) as readonly PlaceRevision[];
    const found = places.find(({ place_id }) => place_id === record);
    if (found === undefined) throw new Error(`the record ${record} is gone`);
    return found;
  };
  await gate.run(async () => {
    let place = await read();
    return async () => {
      const write = ledger.send(record);
      const body = JSON.stringify({ ...place, ...fieldsOf(write) });
      const result = await calls.send(`/v1/places/${record}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': `"${place.version}"` },
        body,
      });
      if (result?.response.ok === true) {
        ledger.acknowledge(record, performance.now());
        place = result.body as PlaceRevision;
        await wait(pause);
        return;
      }
      // Whether an unanswered write was stored is known only by reading.
      await wait(retryPause);
      place = await read();
      if (readWrite(place) === write) ledger.find(record);
    };
  });
}

/** Uploads small pictures, each another one, until the run stops. @param pause between two pictures, in milliseconds */
export async function uploadPictures(
  context: EditorContext,
  { ledger, seed, pause }: { readonly ledger: UploadLedger; readonly seed: number; readonly pause: number },
): Promise<void> {
  const calls = createEditorCalls(context);
  let number = 0;
  await context.gate.run(async () => async () => {
    number += 1;
    const contents = await drawPicture({ width: 120, height: 90, seed: seed * 100_000 + number })
      .jpeg()
      .toBuffer();
    const added = await uploadPicture(calls, context.gate, contents);
    if (added !== null)
      ledger.acknowledge({ ...added, sha256: createHash('sha256').update(contents).digest('hex') });
    await wait(pause);
  });
}

const tus = { 'tus-resumable': '1.0.0' };

/** Uploads a picture in two parts and adds its image, as a browser does: after a failure it continues. */
async function uploadPicture(
  calls: EditorCalls,
  gate: WorkGate,
  contents: Buffer,
): Promise<{ readonly uploadId: string; readonly imageId: number } | null> {
  const isOver = async (): Promise<boolean> => {
    await wait(retryPause);
    return gate.isStopping();
  };
  let upload: string | undefined;
  for (let offset = 0; offset < contents.length;) {
    if (upload === undefined) {
      const headers = { ...tus, 'upload-length': String(contents.length) };
      const begun = await calls.send('/v1/uploads/', { method: 'POST', headers });
      upload =
        begun?.response.ok === true ? (begun.response.headers.get('location') ?? undefined) : undefined;
      if (upload === undefined && (await isOver())) return null;
      continue;
    }
    const end = offset === 0 ? Math.ceil(contents.length / 2) : contents.length;
    const sent = await calls.send(upload, {
      method: 'PATCH',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      body: new Uint8Array(contents.subarray(offset, end)),
    });
    if (sent?.response.ok === true) {
      offset = end;
      continue;
    }
    if (await isOver()) return null;
    const asked = await calls.send(upload, { method: 'HEAD', headers: tus });
    // A full disk removes an upload, which the client begins again.
    if (asked?.response.status === 404) {
      upload = undefined;
      offset = 0;
    } else if (asked?.response.ok === true) {
      offset = Number(asked.response.headers.get('upload-offset'));
    }
  }
  const uploadId = upload?.slice(upload.lastIndexOf('/') + 1) ?? '';
  for (;;) {
    const added = await calls.send('/v1/images/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ image_type: 'histexpphoto', image_enabled: true, upload_id: uploadId }),
    });
    if (added?.response.ok === true) return { uploadId, imageId: (added.body as ImageRevision).image_id };
    if (await isOver()) return null;
  }
}
