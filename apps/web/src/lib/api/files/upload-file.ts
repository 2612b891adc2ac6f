import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { createApiClient } from '@cae-map/contract/api/client';
import { uploadPartBytes } from '@cae-map/contract/entities/images/upload-bounds';
import { createVisitorCredentials } from '../../session/visitor-credentials.ts';

/** Why an upload has stopped: the connection is lost and the upload can continue, or the server has rejected the file. */
export type UploadFailure =
  | { readonly kind: 'connection' }
  | { readonly kind: 'rejected'; readonly status: number; readonly detail: string };

/** What an upload reports. */
export interface UploadEvents {
  /** @param sent bytes that the server has received or that are being sent */
  readonly onProgress: (sent: number) => void;
  /** @param uploadId the id under which the server keeps the complete file */
  readonly onUploaded: (uploadId: string) => void;
  readonly onFailure: (failure: UploadFailure) => void;
}

/** An upload that can be interrupted. It continues where it was, also after the page was closed, if the same file is chosen again. */
export interface FileUpload {
  /** Starts or continues the upload. */
  readonly start: () => void;
  readonly pause: () => Promise<void>;
  /** Removes what the server has received. */
  readonly cancel: () => Promise<void>;
}

/** The pauses before a part is sent again, in milliseconds. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000];

/** The call that begins an upload: a picture of an editor, or a photograph of a visitor's proposal. */
export type UploadCallName = 'createUpload' | 'createPhotographUpload';

/** Prepares the upload of a file by the tus protocol, in parts. The library is loaded on demand. */
export async function createUpload(
  file: File,
  events: UploadEvents,
  name: UploadCallName = 'createUpload',
): Promise<FileUpload> {
  const { path, access } = apiCalls[name];
  const isOfEditor = access !== 'everyone';
  const { Upload, DetailedError } = await import('tus-js-client');
  const credentials = createVisitorCredentials(createApiClient());
  const upload = new Upload(file, {
    endpoint: apiBase + path,
    chunkSize: uploadPartBytes,
    retryDelays,
    // The name of a visitor's file can say who has taken it.
    metadata: isOfEditor ? { filename: file.name } : {},
    removeFingerprintOnSuccess: true,
    async onBeforeRequest(request) {
      const token = isOfEditor ? await credentials.getToken() : null;
      if (token !== null) request.setHeader('Authorization', `Bearer ${token}`);
    },
    onProgress: (sent) => events.onProgress(sent),
    onSuccess: () => events.onUploaded(upload.url?.split('/').at(-1) ?? ''),
    onError(error) {
      const response = error instanceof DetailedError ? error.originalResponse : null;
      const status = response?.getStatus() ?? 0;
      // Without a response, or with an error of the server or of a proxy, the upload can continue later.
      if (status === 0 || status >= 500) events.onFailure({ kind: 'connection' });
      else events.onFailure({ kind: 'rejected', status, detail: readDetail(response?.getBody() ?? '') });
    },
  });
  return {
    start: () => void start(),
    pause: () => upload.abort(),
    cancel: () => upload.abort(true),
  };

  async function start(): Promise<void> {
    if (upload.url === null) {
      const [previous] = await upload.findPreviousUploads();
      if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
    }
    upload.start();
  }
}

function readDetail(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    const detail: unknown =
      typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'detail') : null;
    return typeof detail === 'string' ? detail : '';
  } catch {
    return '';
  }
}
