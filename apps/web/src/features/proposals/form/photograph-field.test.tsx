// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { photographBounds } from '@cae-map/contract/entities/images/upload-bounds';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { UploadEvents } from '../../../lib/api/files/upload-file.ts';
import {
  correctedPlace,
  correctedText,
  endCorrection,
  requestCorrection,
} from '../../../lib/corrections/correction-request.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { setPlacing } from '../map/placing.ts';
import { ProposalDialogPart } from '../proposal-dialog-part.tsx';
import { changeDraft, dropDraft } from '../draft/draft-store.ts';
import { dropPhotograph } from './photograph-store.ts';

/** The transfers that the form has started, in their order. */
const started: { readonly file: File; readonly events: UploadEvents; readonly name: string | undefined }[] =
  [];
vi.mock('../../../lib/api/files/upload-file.ts', () => ({
  createUpload: (file: File, events: UploadEvents, name?: string) =>
    Promise.resolve({ start: () => started.push({ file, events, name }) }),
}));

const record = correctedPlace(placeRecord({}), 'Leh');
const uploadId = 'a'.repeat(32);

beforeAll(async () => {
  stubDialogs();
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  await import('./proposal-dialog.tsx');
  await import('./send-photograph.ts');
});
beforeEach(() => {
  started.length = 0;
  act(() => {
    endCorrection();
    setPlacing(false);
    dropPhotograph();
    dropDraft(record);
  });
});

async function openForm(responses: FakeResponses = { createProposal: () => null }, opened = record) {
  const calls = fakeCalls(responses);
  renderInApp(<ProposalDialogPart />, { browserClient: calls.client });
  act(() => {
    changeDraft(record, { kind: 'remark', remark: 'The camp today.' });
    requestCorrection(opened);
  });
  await screen.findByText(`About: ${opened.title}`);
  return calls;
}

const jpeg = (size = 2_000_000, name = 'camp.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type });
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('[data-photograph="file"]');
  if (input === null) throw new Error('the form has an input for a photograph');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
}
/** Sends the form as soon as an attempt before it has ended. */
async function send(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
}

test('the chosen photograph is shown with its name and size, and can be removed', async () => {
  await openForm();
  choose(jpeg());
  expect(await screen.findByRole('img', { name: 'The chosen photograph' })).toHaveProperty(
    'src',
    'blob:preview',
  );
  screen.getByText('camp.jpg');
  screen.getByText('1.9 MB');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the photograph' }));
  expect(screen.queryByText('camp.jpg')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a photograph' }));
});

test('the photograph is sent first, with its progress, and then the proposal with its id', async () => {
  const calls = await openForm();
  choose(jpeg());
  await send();
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]?.name).toBe('createPhotographUpload');
  act(() => started[0]?.events.onProgress(500_000));
  const progress = screen.getByRole('progressbar', { name: 'Sending the photograph' });
  expect(progress).toMatchObject({ value: 500_000, max: 2_000_000 });
  expect(calls.bodiesOf('createProposal')).toEqual([]);
  act(() => started[0]?.events.onUploaded(uploadId));
  await waitFor(() => expect(calls.bodiesOf('createProposal')).toMatchObject([{ photograph: uploadId }]));
  await waitFor(() => expect(screen.queryByText('About: Leh')).toBeNull());
});

test.each([
  ['an empty file', jpeg(0), /file is empty/],
  ['a file that is too large', jpeg(photographBounds.bytes + 1), /larger than 15 MB/],
  ['a HEIC file', jpeg(9, 'camp.heic', 'image/heic'), /HEIC is not supported/],
  ['an SVG', jpeg(9, 'camp.svg', 'image/svg+xml'), /not a JPEG/],
])('%s is rejected with the reason when it is chosen, and nothing is sent', async (_what, file, reason) => {
  const calls = await openForm();
  choose(file);
  expect(await screen.findByText(reason)).toHaveProperty('role', 'alert');
  await send();
  expect(started).toEqual([]);
  expect(calls.bodiesOf('createProposal')).toEqual([]);
});

test('a photograph whose connection is lost is continued with the next attempt', async () => {
  const calls = await openForm();
  choose(jpeg());
  await send();
  await waitFor(() => expect(started).toHaveLength(1));
  act(() => started[0]?.events.onFailure({ kind: 'connection' }));
  await screen.findByText(/the photograph while this page is open/);
  await send();
  await waitFor(() => expect(started).toHaveLength(2));
  act(() => started[1]?.events.onUploaded(uploadId));
  await waitFor(() => expect(calls.bodiesOf('createProposal')).toHaveLength(1));
});

test.each([
  [413, 'payload_too_large', /too many pixels/],
  [415, 'unsupported_media_type', /not a JPEG/],
  [422, 'invalid_request', /damaged or incomplete/],
  [409, 'conflict', /sent too long ago/],
] as const)(
  'a photograph that the server rejects with %i is explained, and sent anew when another is chosen',
  async (status, code, reason) => {
    await openForm({
      createProposal() {
        throw new ApiError('refused', 'rejected', { status, code });
      },
    });
    choose(jpeg());
    await send();
    await waitFor(() => expect(started).toHaveLength(1));
    act(() => started[0]?.events.onUploaded(uploadId));
    await screen.findByText(reason);
    choose(jpeg(100, 'other.jpg'));
    await send();
    await waitFor(() => expect(started).toHaveLength(2));
  },
);

test('the photograph remains while a position is chosen on the map, and is not that of another record', async () => {
  await openForm();
  choose(jpeg());
  act(() => setPlacing(true));
  act(() => setPlacing(false));
  await screen.findByText('camp.jpg');
  act(() => requestCorrection(correctedText(7, 'The diary')));
  await screen.findByText('About: The diary');
  expect(screen.queryByText('camp.jpg')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose a photograph' })).toBeNull();
});
