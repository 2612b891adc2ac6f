// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUpload, type UploadEvents } from '../../../lib/api/files/upload-file.ts';
import { readLastAction } from '../../../lib/editing/action-history.ts';
import { fakeCalls, type ReceivedCall } from '../../../testing/data/fake-calls.ts';
import { imageRevision, signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ReplaceFile } from './replace-file.tsx';

vi.mock('../../../lib/api/files/upload-file.ts', () => ({ createUpload: vi.fn() }));

const original = {
  format: 'jpeg',
  width: 400,
  height: 300,
  bytes: 10,
  upload_id: '0'.repeat(32),
  has_position: false,
} as const;
const image = imageRevision({ image_id: 7, filename: 'a.jpg', version: 3, rotation: 90, original });
const newUpload = '1'.repeat(32);

let upload: UploadEvents;
let code: 'conflict' | 'version_conflict' | null;

beforeEach(() => {
  code = null;
  signInAsEditor();
  vi.mocked(createUpload).mockImplementation((_file, events) => {
    upload = events;
    return Promise.resolve({
      start: vi.fn(),
      pause: () => Promise.resolve(),
      cancel: () => Promise.resolve(),
    });
  });
});
afterEach(() => vi.mocked(createUpload).mockReset());

async function open() {
  const calls = fakeCalls({
    replaceImageFile({ options: { body } }: ReceivedCall) {
      const { allow_duplicate: allowsDuplicate } = body as { allow_duplicate: boolean };
      if (code !== null && !allowsDuplicate) throw new ApiError('refused', 'x', { status: 409, code });
      return { ...image, version: 4, rotation: 0 };
    },
    editImages: () => [{ ...image, version: 5 }],
  });
  renderInApp(<ReplaceFile image={image} />, { browserClient: calls.client });
  const file = new File(['x'], 'b.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Replace the file…', { selector: 'input' }), {
    target: { files: [file] },
  });
  await waitFor(() => expect(createUpload).toHaveBeenCalled());
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
    ['replaceImageFile', { upload_id: original.upload_id, allow_duplicate: true }],
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
  code = 'conflict';
  const received = await open();
  upload.onUploaded(newUpload);
  fireEvent.click(await screen.findByRole('button', { name: 'Replace anyway' }));
  await waitFor(() => expect(received).toHaveLength(2));
  expect(bodies(received).at(-1)).toEqual([
    'replaceImageFile',
    { upload_id: newUpload, allow_duplicate: true },
  ]);
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
