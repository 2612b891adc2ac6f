// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeCalls, type ReceivedCall } from '../../../testing/data/fake-calls.ts';
import { accountRecord } from '../../../testing/data/records.ts';
import { imageRevision, signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { AddedPicture } from './added-picture.tsx';
import type { UploadItem } from './upload-item.ts';

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

async function open(userId = 5) {
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
  renderInApp(<AddedPicture item={item} imageId={7} />, { browserClient: calls.client });
  await screen.findByLabelText('Caption in English');
  await waitFor(() => expect(calls.received.some(({ name }) => name === 'getMe')).toBe(true));
}

const caption = () => screen.getByLabelText<HTMLInputElement>('Caption in English');

async function typeOffline(): Promise<void> {
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
  expect([caption().value, screen.queryByRole('alert')]).toEqual(['', null]);
});
