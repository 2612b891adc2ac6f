// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openDraft } from '../../../lib/editing/draft.ts';
import { fakeCalls } from '../../../testing/data/fake-calls.ts';
import { imageRevision, signInAsEditor, uploadedOriginal } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { imageDraft } from './image-draft.ts';
import { ImageFile } from './image-file.tsx';

const image = imageRevision({ image_id: 7, filename: 'a.jpg', original: uploadedOriginal });

beforeEach(() => {
  signInAsEditor();
  imageDraft.store.setState({ draft: openDraft(image) });
});

test('the other facts in a file are still offered after one of them is decided', async () => {
  const calls = fakeCalls({
    readImageMetadata: () => ({
      image_id: 7,
      datetime_original: '2019-07-01 09:00:00',
      latitude: 34.1,
      longitude: 77.6,
      author: 'N. Portnyagin',
      description: null,
    }),
  });
  renderInApp(<ImageFile image={image} />, { browserClient: calls.client });
  fireEvent.click(screen.getByRole('button', { name: 'What the file says' }));
  const date = within(await screen.findByRole('group', { name: 'Date in the file' }));
  fireEvent.click(date.getByRole('button', { name: 'Ignore' }));
  expect(screen.queryByText(/Date in the file/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use the position' }));
  expect(screen.getByText(/N\. Portnyagin/)).toBeDefined();
  expect(imageDraft.store.getState().draft?.changes).toEqual({ latitude: 34.1, longitude: 77.6 });
});
