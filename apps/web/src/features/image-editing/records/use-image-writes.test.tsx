// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { callKey } from '../../../lib/api/query-key.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { imageRevision } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { useImageWrites, type ImageWrites } from './use-image-writes.ts';

function Probe({ onWrites }: { readonly onWrites: (writes: ImageWrites) => void }) {
  const writes = useImageWrites();
  useEffect(() => onWrites(writes), [onWrites, writes]);
  return null;
}

async function renderWrites(editImages: NonNullable<FakeResponses['editImages']>) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(callKey('listImagesForEditors'), [imageRevision({ image_id: 1, version: 3 })]);
  const calls = fakeCalls({ editImages });
  const writes = await new Promise<ImageWrites>((resolve) => {
    renderInApp(<Probe onWrites={resolve} />, { browserClient: calls.client, queryClient });
  });
  return { calls, writes };
}

test('an edit of an image that starts while another one is being saved is sent with the version of the saved image', async () => {
  const { calls, writes } = await renderWrites(async () => {
    const count = calls.bodiesOf('editImages').length;
    await Promise.resolve();
    return [imageRevision({ image_id: 1, version: 3 + count })];
  });
  const saved = await Promise.all([
    writes.edit([{ id: 1, fields: { title_ru: 'Лех' } }], 'Caption'),
    writes.edit([{ id: 1, fields: { title_en: 'Leh' } }], 'Caption'),
  ]);
  expect(saved).toEqual([true, true]);
  expect(calls.bodiesOf('editImages')).toEqual([
    { edits: [{ image_id: 1, version: 3, fields: { title_ru: 'Лех' } }] },
    { edits: [{ image_id: 1, version: 4, fields: { title_en: 'Leh' } }] },
  ]);
});

test('an edit of an image is saved although the edit before it failed', async () => {
  const { calls, writes } = await renderWrites(() => {
    if (calls.bodiesOf('editImages').length === 1)
      throw new ApiError('refused', 'no', { status: 503, code: 'unavailable' });
    return [imageRevision({ image_id: 1, version: 4 })];
  });
  const saved = await Promise.all([
    writes.edit([{ id: 1, fields: { title_ru: 'Лех' } }], 'Caption'),
    writes.edit([{ id: 1, fields: { title_en: 'Leh' } }], 'Caption'),
  ]);
  expect(saved).toEqual([false, true]);
});
