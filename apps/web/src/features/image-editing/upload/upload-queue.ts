import { ApiError } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageMetadata } from '@cae-map/contract/entities/images/image-file';
import { createUpload, type FileUpload, type UploadFailure } from '../../../lib/api/files/upload-file.ts';
import { createItem, type UploadItem } from './upload-item.ts';
import { changeItem, findItem, uploadsStore } from './upload-store.ts';

/** What the queue needs of the API. */
export interface UploadServer {
  /** Adds the picture of a complete upload. @throws {ApiError} */
  readonly addImage: (uploadId: string, allowsDuplicate: boolean) => Promise<ImageRevision>;
  /** What the file of an image says about it. @throws {ApiError} */
  readonly readMetadata: (imageId: number) => Promise<ImageMetadata>;
  /** Runs the writes of several files; the lists are fetched again once, after the last one. */
  readonly groupWrites: (run: () => Promise<void>) => Promise<void>;
}

/** The files that are sent at the same time. */
const concurrency = 3;

/** The running transfer of a file. */
interface Transfer {
  readonly server: UploadServer;
  upload: FileUpload | null;
  /** The id of the complete file on the server; null before. */
  uploadId: string | null;
}

const transfers = new Map<number, Transfer>();
/** The group of writes of the files that are on their way; null while none is. */
let group: { readonly server: UploadServer; readonly end: () => void } | null = null;
let lastId = 0;

/** How long the server has to recover before interrupted files are tried again, in milliseconds. */
const retryMilliseconds = 15_000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Adds files to the queue and starts to send them. */
export function addFiles(files: readonly File[], server: UploadServer): void {
  const added = files.map((file) => {
    lastId += 1;
    return createItem(lastId, file);
  });
  for (const { id } of added) transfers.set(id, { server, upload: null, uploadId: null });
  uploadsStore.setState(({ items }) => ({ items: [...items, ...added] }));
  startWaiting();
}

/** Interrupts a file; it keeps what was sent. */
export function pauseUpload(id: number): void {
  changeItem(id, { state: 'paused' });
  void transfers.get(id)?.upload?.pause();
  startWaiting();
}

/** Continues a file that is interrupted, or tries one again that has failed. */
export function resumeUpload(id: number): void {
  changeItem(id, { state: 'waiting', problem: null });
  startWaiting();
}

/** Adds a picture although the library has the same file. */
export function addDuplicate(id: number): void {
  const uploadId = transfers.get(id)?.uploadId ?? null;
  if (uploadId !== null) void addPicture(id, uploadId, true);
}

/** Takes a file off the list; a picture that was added stays in the library. */
export function removeUpload(id: number): void {
  const item = findItem(id);
  const transfer = transfers.get(id);
  transfers.delete(id);
  uploadsStore.setState(({ items }) => ({ items: items.filter((one) => one.id !== id) }));
  if (item !== undefined && item.previewUrl !== null) URL.revokeObjectURL(item.previewUrl);
  // What cannot be removed now is removed by the server after a while.
  if (item?.state !== 'added') transfer?.upload?.cancel().catch(() => undefined);
  startWaiting();
}

/** Continues the files whose connection was lost. */
export function resumeOffline(): void {
  const { items } = uploadsStore.getState();
  for (const { id, state } of items) if (state === 'offline') changeItem(id, { state: 'waiting' });
  startWaiting();
}

if (typeof window !== 'undefined') window.addEventListener('online', resumeOffline);

function startWaiting(): void {
  const { items } = uploadsStore.getState();
  const running = items.filter(isRunning).length;
  const waiting = items.filter(({ state }) => state === 'waiting');
  for (const item of waiting.slice(0, Math.max(0, concurrency - running))) {
    changeItem(item.id, { state: 'sending' });
    void send(item);
  }
  updateGroup();
}

function updateGroup(): void {
  const running = uploadsStore.getState().items.find(isRunning);
  const server = running && transfers.get(running.id)?.server;
  if (group !== null && group.server !== server) {
    group.end();
    group = null;
  }
  if (group === null && server !== undefined)
    void server.groupWrites(() => new Promise((end) => (group = { server, end })));
}

function isRunning({ state }: UploadItem): boolean {
  return state === 'sending' || state === 'adding';
}

async function send({ id, file }: UploadItem): Promise<void> {
  const transfer = transfers.get(id);
  if (transfer === undefined) return;
  if (transfer.uploadId !== null) {
    await addPicture(id, transfer.uploadId, false);
    return;
  }
  try {
    transfer.upload ??= await createUpload(file, {
      onProgress: (sent) => changeItem(id, { sent }),
      onUploaded(uploadId) {
        transfer.uploadId = uploadId;
        void addPicture(id, uploadId, false);
      },
      onFailure: (failure) => stopFailed(id, failure),
    });
    // It may have been paused or removed in the meantime.
    if (findItem(id)?.state === 'sending') transfer.upload.start();
  } catch {
    // The library could not be loaded.
    stopFailed(id, { kind: 'connection' });
  }
}

/** Interrupts a file until the connection is back. A server that does not respond fires no event, so that it is also tried again later. */
function stopOffline(id: number): void {
  changeItem(id, { state: 'offline' });
  retryTimer ??= setTimeout(() => {
    retryTimer = undefined;
    resumeOffline();
  }, retryMilliseconds);
}

function stopFailed(id: number, failure: UploadFailure): void {
  if (failure.kind === 'connection') stopOffline(id);
  else if (failure.status === 401 || failure.status === 403)
    changeItem(id, { state: 'failed', problem: { kind: 'signedOut' } });
  else changeItem(id, { state: 'failed', problem: { kind: 'rejected', detail: failure.detail } });
  startWaiting();
}

async function addPicture(id: number, uploadId: string, allowsDuplicate: boolean): Promise<void> {
  const transfer = transfers.get(id);
  if (transfer === undefined) return;
  changeItem(id, { state: 'adding', problem: null });
  updateGroup();
  try {
    const { image_id: imageId } = await transfer.server.addImage(uploadId, allowsDuplicate);
    changeItem(id, { state: 'added', imageId });
    startWaiting();
    const metadata = await transfer.server.readMetadata(imageId).catch(() => null);
    if (metadata !== null && saysSomething(metadata)) changeItem(id, { proposal: metadata });
  } catch (error) {
    stopRejected(id, error);
  }
}

function saysSomething({ datetime_original, latitude, author, description }: ImageMetadata): boolean {
  return [datetime_original, latitude, author, description].some((fact) => fact !== null);
}

function stopRejected(id: number, error: unknown): void {
  const status = error instanceof ApiError ? error.status : undefined;
  const detail = error instanceof Error ? error.message : String(error);
  if (status === undefined || status >= 500 || status === 429) stopOffline(id);
  else if (error instanceof ApiError && error.code === 'duplicate_file') {
    const problem = { kind: 'duplicate', imageId: error.duplicateOf ?? null } as const;
    changeItem(id, { state: 'failed', problem });
  } else changeItem(id, { state: 'failed', problem: { kind: 'rejected', detail } });
  startWaiting();
}
