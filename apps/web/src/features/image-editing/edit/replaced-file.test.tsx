// @vitest-environment jsdom
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readLastAction } from '../../../lib/editing/action-history.ts';
import { fakeCalls, type ReceivedCall } from '../../../testing/data/fake-calls.ts';
import { imageRevision, signInAsEditor, uploadedOriginal } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ReplacedFile } from './replaced-file.tsx';

const former = '1'.repeat(32);
const image = imageRevision({ image_id: 7, version: 4, original: uploadedOriginal, rotation: 0 });
const before = { original: { upload_id: former }, rotation: 90, version: 3 };
const replacement: RecordChange = {
  change_id: 1,
  at: '2026-11-28T10:00:00.000Z',
  editor: 'Lia',
  entity_id: 7,
  action: 'update',
  before,
  after: { original: { upload_id: uploadedOriginal.upload_id }, rotation: 0, version: 4 },
};

beforeEach(signInAsEditor);

/** Shows the button of the replacement, and what another change has. */
async function open(other: RecordChange | null = null) {
  let stored = image;
  const calls = fakeCalls({
    listImagesForEditors: () => [stored],
    replaceImageFile({ options: { body } }: ReceivedCall) {
      const original = { ...uploadedOriginal, ...(body as { upload_id: string }) };
      stored = { ...stored, version: stored.version + 1, original };
      return stored;
    },
    editImages() {
      stored = { ...stored, version: stored.version + 1 };
      return [stored];
    },
  });
  renderInApp(
    <>
      <ReplacedFile id={7} change={replacement} />
      {other && <ReplacedFile id={7} change={other} />}
    </>,
    { browserClient: calls.client },
  );
  await screen.findAllByRole('button');
  return calls;
}

test('a replaced file is put back from the history with its frame, and undo puts the other one back', async () => {
  const { received } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Put the replaced file back' }));
  await waitFor(() => expect(readLastAction()).not.toBeNull());
  const sent = () =>
    received
      .filter(({ name }) => name !== 'listImagesForEditors')
      .map(({ name, options }) => [name, options.body]);
  const forward = [
    ['replaceImageFile', { upload_id: former, allow_duplicate: true }],
    ['editImages', { edits: [{ image_id: 7, version: 5, fields: { rotation: 90 } }] }],
  ];
  expect(sent()).toEqual(forward);
  await act(async () => await readLastAction()?.undo());
  const { focus_x, focus_y, crop } = image;
  expect(sent().slice(2)).toMatchObject([
    ['replaceImageFile', { upload_id: uploadedOriginal.upload_id }],
    ['editImages', { edits: [{ fields: { focus_x, focus_y, crop, rotation: 0 } }] }],
  ]);
});

test.each([
  ['a change of other fields', { ...replacement, before: { title_en: 'A', version: 3 } }],
  ['the file that the image has', { ...replacement, before: { ...before, original: uploadedOriginal } }],
  ['a deletion', { ...replacement, action: 'delete' as const }],
])('no file is offered for %s', async (_what, change) => {
  await open(change);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
