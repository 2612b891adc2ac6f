// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import type { ImageMetadata } from '@cae-map/contract/entities/images/image-file';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeCalls, type ReceivedCall } from '../../../testing/data/fake-calls.ts';
import { accountRecord } from '../../../testing/data/records.ts';
import { imageRevision, signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { keepUnsavedEdit } from '../../../lib/editing/unsaved-edits.ts';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import { AddedPicture } from './added-picture.tsx';
import { UnsavedCaptions } from './unsaved-captions.tsx';
import type { UploadItem } from './upload-item.ts';

useIndexedDb();

let stored = imageRevision({ image_id: 7, title_en: '' });
/** Whether the server can be reached. */
let isOnline = true;

const item: UploadItem = {
  id: 1,
  file: new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  previewUrl: null,
  state: 'added',
  problem: null,
  sent: 1,
  imageId: 7,
  proposal: null,
};

beforeEach(() => {
  stored = imageRevision({ image_id: 7, title_en: '' });
  isOnline = false;
  signInAsEditor();
});

async function open(userId = 5, shown = <AddedPicture item={item} imageId={7} />) {
  const calls = fakeCalls({
    getMe: () => accountRecord({ id: userId, role: 'admin' }),
    listImagesForEditors: () => [stored],
    editImages({ options: { body } }: ReceivedCall) {
      if (!isOnline) throw new ApiError('network', 'x');
      const [edit] = (body as { edits: { fields: object }[] }).edits;
      stored = { ...stored, ...edit?.fields, version: stored.version + 1 };
      return [stored];
    },
  });
  renderInApp(shown, { browserClient: calls.client });
  await waitFor(() => expect(calls.received.some(({ name }) => name === 'getMe')).toBe(true));
  return calls;
}

const findCaption = () => screen.findByLabelText<HTMLInputElement>('Caption in English');
const caption = () => screen.getByLabelText<HTMLInputElement>('Caption in English');

async function typeOffline(): Promise<void> {
  await findCaption();
  fireEvent.change(caption(), { target: { value: 'Hemis' } });
  fireEvent.blur(caption());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved: no connection to the server/);
}

test('a caption that could not be saved is marked and remains after the screen was left, until a retry saves it', async () => {
  await open();
  await typeOffline();
  expect(caption().getAttribute('aria-invalid')).toBe('true');
  cleanup();
  await open();
  await screen.findByRole('alert');
  expect(caption().value).toBe('Hemis');
  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(stored.title_en).toBe('Hemis');
});

test('a caption that could not be saved is saved when the browser is online again', async () => {
  await open();
  await typeOffline();
  isOnline = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(stored.title_en).toBe('Hemis'));
});

test('a caption that could not be saved is not shown to another person', async () => {
  await open();
  await typeOffline();
  cleanup();
  await open(6);
  await findCaption();
  expect([caption().value, screen.queryByRole('alert')]).toEqual(['', null]);
});

test('the author and the description in the file are saved in the field that is chosen, which is then no longer offered', async () => {
  isOnline = true;
  const proposal: ImageMetadata = {
    image_id: 7,
    datetime_original: null,
    latitude: null,
    longitude: null,
    author: 'A. Person',
    description: 'A gate',
  };
  const calls = await open(5, <AddedPicture item={{ ...item, proposal }} imageId={7} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Use as “Caption in English”' }));
  await waitFor(() => expect(stored.title_en).toBe('A gate'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Use as “Caption in English”' })).toBeNull(),
  );
  expect(screen.getByRole('button', { name: 'Use as “Caption in Russian”' })).toBeDefined();
  expect(calls.bodiesOf('editImages')).toHaveLength(1);
});

test('a picture of an earlier visit whose caption could not be saved is linked from the page of uploads', async () => {
  keepUnsavedEdit({ userId: 5, entity: 'image', id: 7 }, { fields: { title_en: 'Hemis' }, reason: 'x' });
  await open(5, <UnsavedCaptions />);
  const note = await screen.findByText(/^Captions that could not be saved/);
  expect(within(note).getByRole('link').getAttribute('href')).toBe('/en/image/edit/7');
});
