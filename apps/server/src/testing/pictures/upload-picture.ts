import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { FastifyInstance } from 'fastify';

/** A file to upload. */
export interface PictureToUpload {
  readonly contents: Buffer;
  readonly filename: string;
  /** In how many parts; by default in one. */
  readonly parts?: number;
  /** The announced bytes, by default those of the contents. */
  readonly length?: number;
  /** Where it is begun; by default as an editor's upload. */
  readonly endpoint?: string;
  /** The address of the client. */
  readonly remoteAddress?: string;
}

/** Uploads a file as a browser does, and returns the id of the upload. */
export async function uploadPicture(
  app: FastifyInstance,
  authorization: Readonly<Record<string, string>>,
  {
    contents,
    filename,
    parts = 1,
    length = contents.length,
    endpoint = '/v1/uploads/',
    remoteAddress = '198.51.100.1',
  }: PictureToUpload,
): Promise<string> {
  const headers = { ...authorization, 'tus-resumable': '1.0.0' };
  const created = await app.inject({
    method: 'POST',
    url: endpoint,
    remoteAddress,
    headers: {
      ...headers,
      'upload-length': String(length),
      'upload-metadata': `filename ${Buffer.from(filename).toString('base64')}`,
    },
  });
  if (created.statusCode !== 201) throw new Error(`the upload was not begun: ${created.body}`);
  const url = String(created.headers.location);
  const size = Math.ceil(contents.length / parts);
  for (let part = 0; part < parts; part += 1) {
    const asked = await app.inject({ method: 'HEAD', url, headers });
    const offset = Number(asked.headers['upload-offset']);
    const sent = await app.inject({
      method: 'PATCH',
      url,
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      payload: contents.subarray(offset, offset + size),
    });
    if (sent.statusCode !== 204) throw new Error(`the part was not accepted: ${sent.body}`);
  }
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Adds a published image whose file is an upload. @param fields other than those of a new photograph of the expedition */
export async function addImageOfUpload(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  fields: { readonly upload_id: string } & object,
): Promise<ImageRevision> {
  const payload = { image_type: 'histexpphoto', image_enabled: true, ...fields };
  const response = await app.inject({ method: 'POST', url: '/v1/images/', headers: { ...headers }, payload });
  if (response.statusCode !== 200) throw new Error(`the image was not added: ${response.body}`);
  return response.json<ImageRevision>();
}
