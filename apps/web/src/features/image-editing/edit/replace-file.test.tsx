// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUpload, type UploadEvents } from '../../../lib/api/files/upload-file.ts';
import { readLastAction } from '../../../lib/editing/action-history.ts';
import { fakeCalls, type ReceivedCall } from '../../../testing/data/fake-calls.ts';
import { imageRevision, signInAsEditor, uploadedOriginal } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ReplaceFile } from './replace-file.tsx';

vi.mock('../../../lib/api/files/upload-file.ts', () => ({ createUpload: vi.fn() }));

const image = imageRevision({
  image_id: 7,
  filename: 'a.jpg',
  version: 3,
  rotation: 90,
  original: uploadedOriginal,
});
const newUpload = '1'.repeat(32);

const cancel = vi.fn(() => Promise.resolve());
let upload: UploadEvents;
let code: 'conflict' | 'duplicate_file' | 'invalid_request' | 'unavailable' | 'version_conflict' | null;
let refusedStatus: number;
/** Whether the response to the replacement is late, and the upload that the images then have. */
let isLate: boolean;
let storedUpload: string;
let unmountEditor: () => void;

beforeEach(() => {
  code = null;
  refusedStatus = 409;
  isLate = false;
  storedUpload = uploadedOriginal.upload_id;
  signInAsEditor();
  vi.mocked(createUpload).mockImplementation((_file, events) => {
    upload = events;
    return Promise.resolve({
      start: vi.fn(),
      pause: () => Promise.resolve(),
      cancel,
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  cancel.mockClear();
  vi.mocked(createUpload).mockReset();
});

async function open() {
  const calls = fakeCalls({
    replaceImageFile({ options: { body } }: ReceivedCall) {
      if (isLate) throw new ApiError('timeout', 'no response within 15 s');
      const { allow_duplicate: allowsDuplicate } = body as { allow_duplicate: boolean };
      if (code !== null && !allowsDuplicate)
        throw new ApiError('refused', 'Continue it first.', { status: refusedStatus, code, duplicateOf: 12 });
      return { ...image, version: 4, rotation: 0 };
    },
    listImagesForEditors: () => [
      { ...image, version: 4, original: { ...uploadedOriginal, upload_id: storedUpload } },
    ],
    editImages: () => [{ ...image, version: 5 }],
  });
  const { unmount } = renderInApp(<ReplaceFile image={image} />, { browserClient: calls.client });
  const file = new File(['x'], 'b.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Replace the file…', { selector: 'input' }), {
    target: { files: [file] },
  });
  await waitFor(() => expect(createUpload).toHaveBeenCalled());
  unmountEditor = unmount;
  return calls.received;
}

const bodies = (received: readonly ReceivedCall[]) =>
  received.map(({ name, options }) => [name, options.body]);

test('a chosen file is uploaded and replaces that of the image, and undo puts the file and its frame back', async () => {
  const received = await open();
  upload.onUploaded(newUpload);
  await waitFor(() => expect(readLastAction()).toBeDefined());
  await readLastAction()?.undo();
  expect(bodies(received)).toEqual([
    ['replaceImageFile', { upload_id: newUpload, allow_duplicate: false }],
    ['replaceImageFile', { upload_id: uploadedOriginal.upload_id, allow_duplicate: true }],
    [
      'editImages',
      {
        edits: [
          { image_id: 7, version: 4, fields: { focus_x: null, focus_y: null, rotation: 90, crop: null } },
        ],
      },
    ],
  ]);
});

test('a file that another image has replaces the file of the image after a confirmation only', async () => {
  code = 'duplicate_file';
  const received = await open();
  upload.onUploaded(newUpload);
  const anyway = await screen.findByRole('button', { name: 'Replace anyway' });
  const link = screen.getByRole('link', { name: 'Open that image' });
  expect(link.getAttribute('href')).toBe('/en/image/edit/12');
  fireEvent.click(anyway);
  await waitFor(() => expect(received).toHaveLength(2));
  expect(bodies(received).at(-1)).toEqual([
    'replaceImageFile',
    { upload_id: newUpload, allow_duplicate: true },
  ]);
});

test('a conflict that is not about the same file gives the reason of the server, without an offer to replace anyway', async () => {
  code = 'conflict';
  await open();
  upload.onUploaded(newUpload);
  expect(await screen.findByText(/Continue it first/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Replace anyway' })).toBeNull();
});

test('a replacement after a change by another editor gives the reason', async () => {
  code = 'version_conflict';
  await open();
  upload.onUploaded(newUpload);
  expect((await screen.findByText(/another editor has changed/)).getAttribute('role')).toBe('status');
});

test('a lost connection during the upload gives the reason', async () => {
  const received = await open();
  upload.onFailure({ kind: 'connection' });
  expect((await screen.findByText(/connection/i)).getAttribute('role')).toBe('status');
  expect(received).toEqual([]);
});

test('a file that the server has replaced although its response was late is reported as replaced, with undo', async () => {
  isLate = true;
  storedUpload = newUpload;
  await open();
  upload.onUploaded(newUpload);
  await waitFor(() => expect(readLastAction()?.label).toBe('File replaced'));
  expect(screen.queryByText(/has not responded/)).toBeNull();
});

test('a late response is awaited until the server has replaced the file', async () => {
  isLate = true;
  const received = await open();
  vi.useFakeTimers();
  upload.onUploaded(newUpload);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText(/Checking whether the file has been replaced/)).toBeDefined();
  storedUpload = newUpload;
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(readLastAction()?.label).toBe('File replaced');
  expect(received.filter(({ name }) => name === 'replaceImageFile')).toHaveLength(1);
});

test('a file that the server does not replace in time is reported as the former one, and can be checked again', async () => {
  isLate = true;
  await open();
  vi.useFakeTimers();
  upload.onUploaded(newUpload);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/the file is still the former one/)).toBeDefined();
  storedUpload = newUpload;
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(readLastAction()?.label).toBe('File replaced');
});

test('leaving the editor while the server replaces the file does not remove the upload', async () => {
  isLate = true;
  await open();
  upload.onUploaded(newUpload);
  await screen.findByText(/Checking/);
  unmountEditor();
  expect(cancel).not.toHaveBeenCalled();
});

test('leaving the editor during the upload removes what was sent', async () => {
  await open();
  unmountEditor();
  expect(cancel).toHaveBeenCalledOnce();
});

test.each([
  ['unavailable', 503, /overloaded at the moment; nothing is wrong with the file/],
  ['invalid_request', 422, /Continue it first/],
] as const)('a replacement that is refused with %s gives the reason', async (refusal, status, reason) => {
  code = refusal;
  refusedStatus = status;
  await open();
  upload.onUploaded(newUpload);
  expect(await screen.findByText(reason)).toBeDefined();
});
