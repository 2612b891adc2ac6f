import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageMetadata } from '@cae-map/contract/entities/images/image-file';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { imageRevision, nobodyElse } from '../editor.ts';
import { accountRecord } from '../data/records.ts';
import { searchImages, searchPlaces } from './search-records.ts';
import { servedRecords } from '../data/served-records.ts';

/** A change that the page has sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
  readonly version: string | null;
}

interface StoredRecords {
  readonly places: readonly PlaceRevision[];
  readonly images: readonly ImageRevision[];
}

/** A fake server that stores images; `reject` can answer a change, and the making of thumbnails, instead. */
export function createImageServer({ places, images }: StoredRecords) {
  const stored = new Map(images.map((image) => [image.image_id, image]));
  const deleted = new Map<number, ImageRevision>();
  const sent: SentRequest[] = [];
  const server = {
    sent,
    reject: null as ((request: SentRequest) => Response | null) | null,
    /** Changes what is stored of a saved image, as a faulty server would. */
    alter: {} as Partial<ImageRevision>,
    /** The history of all images. */
    changes: [] as readonly RecordChange[],
    /** What the file of each image says. */
    metadata: {} as Partial<ImageMetadata>,
    /** Who else has the edited record open; the reports of the editor are not in `sent`. */
    presence: nobodyElse,
    images: () => [...stored.values()],
    fetch: ((input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
      const path = url.pathname.replace('/v1', '');
      const method = init?.method ?? 'GET';
      if (method === 'GET' && !path.startsWith('/images/thumb/gen/'))
        return Promise.resolve(read(path, input, url.searchParams));
      if (path === '/admin/presence') return Promise.resolve(Response.json(server.presence));
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null;
      const request = { method, path, body, version: new Headers(init?.headers).get('if-match') };
      sent.push(request);
      return Promise.resolve(server.reject?.(request) ?? write(request));
    }) as typeof fetch,
  };

  function read(
    path: string,
    input: Parameters<typeof fetch>[0],
    query: URLSearchParams,
  ): Response | Promise<Response> {
    const image_id = Number(/\d+/.exec(path)?.[0] ?? 0);
    const metadata = {
      image_id,
      datetime_original: null,
      latitude: null,
      longitude: null,
      author: null,
      description: null,
      ...server.metadata,
    };
    if (path === '/admin/places/') return Response.json(places);
    if (path === '/admin/places/search/') return searchPlaces(places, query);
    if (path === '/admin/images/search/') return searchImages(server.images(), places, query);
    if (path === '/admin/changes/images/') return Response.json(server.changes);
    if (path === '/admin/images/') return Response.json(server.images());
    if (path.startsWith('/image_meta_update/')) return Response.json(metadata);
    if (path === '/admin/images/thumbnails/')
      return Response.json({ waiting: 0, running: 0, done: 0, failed: 0, failures: [] });
    const account = accountRecord({ role: 'admin' });
    return servedRecords({ places, images: server.images(), account })(input);
  }

  function write({ method, path, body }: SentRequest): Response {
    if (path === '/images/change_seqids') {
      const positions = (body?.positions ?? []) as ({ readonly image_id: number } & Partial<ImageRevision>)[];
      return Response.json(positions.map(({ image_id, ...fields }) => save(image_id, fields)));
    }
    if (method === 'PATCH') {
      const edits = (body?.edits ?? []) as {
        readonly image_id: number;
        readonly fields: Partial<ImageRevision>;
      }[];
      return Response.json(edits.map(({ image_id, fields }) => save(image_id, fields)));
    }
    if (path === '/images/') {
      const { upload_id: _upload, allow_duplicate: _allows, ...fields } = body ?? {};
      const image_id = Math.max(0, ...stored.keys()) + 1;
      stored.set(image_id, imageRevision({ image_id, version: 0 }));
      return Response.json(save(image_id, fields));
    }
    const id = Number(/\d+/.exec(path)?.[0] ?? 0);
    const before = stored.get(id);
    if (method === 'DELETE' && before !== undefined) {
      stored.delete(id);
      deleted.set(id, before);
      return new Response(null, { status: 204 });
    }
    if (path.endsWith('/restore')) stored.set(id, deleted.get(id) ?? imageRevision({ image_id: id }));
    return Response.json(save(id, { ...body, ...server.alter }));
  }

  function save(image_id: number, fields: Partial<ImageRevision>): ImageRevision {
    const before = stored.get(image_id) ?? imageRevision({ image_id });
    const saved = { ...before, ...fields, version: before.version + 1 };
    stored.set(image_id, saved);
    return saved;
  }

  return server;
}
