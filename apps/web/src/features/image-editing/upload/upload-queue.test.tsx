// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { editorImagesQuery, readEditorImages } from '../../../lib/api/editor-images-query.ts';
import type { UploadEvents } from '../../../lib/api/files/upload-file.ts';
import { fakeCalls } from '../../../testing/data/fake-calls.ts';
import { imageRevision } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { pauseUpload } from './upload-queue.ts';
import { uploadsStore } from './upload-store.ts';
import { useAddFiles } from './use-add-files.ts';

/** The transfers that have started, in their order. */
const started: UploadEvents[] = [];
vi.mock('../../../lib/api/files/upload-file.ts', () => ({
  createUpload: (_file: File, events: UploadEvents) =>
    Promise.resolve({ start: () => started.push(events), pause: () => Promise.resolve() }),
}));

type AddFiles = ReturnType<typeof useAddFiles>;

function Probe({ onAddFiles }: { readonly onAddFiles: (addFiles: AddFiles) => void }) {
  const addFiles = useAddFiles();
  useEffect(() => onAddFiles(addFiles), [onAddFiles, addFiles]);
  return null;
}

beforeEach(() => {
  started.length = 0;
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview';
});

/** Whether the server does not respond in time. */
let isBusy = false;

/** A server that adds an image with each call, and a shown list of images. */
async function openQueue() {
  const queryClient = new QueryClient();
  const stored = [imageRevision({ image_id: 1 })];
  const calls = fakeCalls({
    listImagesForEditors: () => [...stored],
    createImage() {
      if (isBusy) throw new ApiError('timeout', 'x');
      const added = imageRevision({ image_id: stored.length + 1 });
      stored.push(added);
      return added;
    },
    readImageMetadata: () => ({ datetime_original: null, latitude: null, longitude: null }),
  });
  const query = editorImagesQuery(calls.client);
  new QueryObserver(queryClient, query).subscribe(() => {});
  await queryClient.fetchQuery(query);
  const addFiles = await new Promise<AddFiles>((resolve) => {
    renderInApp(<Probe onAddFiles={resolve} />, { browserClient: calls.client, queryClient });
  });
  const requests = () => calls.received.filter(({ name }) => name === 'listImagesForEditors').length - 1;
  return { queryClient, addFiles, requests };
}

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const finish = async (index: number) => {
  await vi.waitFor(() => expect(started.length).toBeGreaterThan(index));
  await act(async () => started[index]?.onUploaded('f'.repeat(32)));
};
const added = () => uploadsStore.getState().items.filter(({ state }) => state === 'added').length;

test('files that are uploaded together appear in the list one by one, which is fetched again once', async () => {
  const { queryClient, addFiles, requests } = await openQueue();
  act(() => addFiles(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map(picture)));
  for (const index of [0, 1, 2, 3, 4]) {
    expect(requests()).toBe(0);
    await finish(index);
    await vi.waitFor(() => expect(added()).toBe(index + 1));
    expect(readEditorImages(queryClient)).toHaveLength(index + 2);
  }
  await vi.waitFor(() => expect(requests()).toBe(1));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requests()).toBe(1);
});

test('the list is fetched again when the last file on its way is paused', async () => {
  const { addFiles, requests } = await openQueue();
  act(() => addFiles(['a.jpg', 'b.jpg'].map(picture)));
  await finish(0);
  await vi.waitFor(() => expect(added()).toBe(1));
  expect(requests()).toBe(0);
  const last = uploadsStore.getState().items.find(({ state }) => state === 'sending');
  act(() => pauseUpload(last?.id ?? 0));
  await vi.waitFor(() => expect(requests()).toBe(1));
});

test('a file that the server has not added in time is tried again while the browser stays online', async () => {
  const { addFiles } = await openQueue();
  isBusy = true;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  act(() => addFiles([picture('a.jpg')]));
  await act(async () => vi.advanceTimersByTimeAsync(0));
  await act(async () => started[0]?.onUploaded('f'.repeat(32)));
  expect(uploadsStore.getState().items.at(-1)?.state).toBe('offline');
  isBusy = false;
  await act(async () => vi.advanceTimersByTimeAsync(15_000));
  expect(uploadsStore.getState().items.at(-1)?.state).toBe('added');
});
