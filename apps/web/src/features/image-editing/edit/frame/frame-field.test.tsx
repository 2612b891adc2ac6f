// @vitest-environment jsdom
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draftRecord, openDraft } from '../../../../lib/editing/draft.ts';
import { imageRevision, uploadedOriginal } from '../../../../testing/editor.ts';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import { imageDraft } from '../image-draft.ts';
import { FrameField } from './frame-field.tsx';

function Edited() {
  const draft = imageDraft.useDraft((state) => state.draft);
  return draft && <FrameField record={draftRecord(draft)} isChanged={false} />;
}

function show(fields: Partial<ImageRevision> = {}) {
  const image = imageRevision({
    image_id: 1,
    url: '/media/a.webp',
    thumbnail_state: 'done',
    original: uploadedOriginal,
    ...fields,
  });
  act(() => imageDraft.store.setState({ draft: openDraft(image) }));
  renderInApp(<Edited />);
}

const frame = () => {
  const { draft } = imageDraft.store.getState();
  if (draft === null) throw new Error('an image is being edited');
  const { focus_x, focus_y, rotation, crop } = draftRecord(draft);
  return { focus: [focus_x, focus_y], rotation, crop };
};
const marker = () => screen.getByRole('button', { name: /^Main point:/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stageBox = { left: 100, top: 50, width: 200, height: 100 };

test('the arrow keys move the focus point from the centre, with Shift ten times as far, and Delete removes it', () => {
  show();
  fireEvent.keyDown(marker(), { key: 'ArrowRight' });
  fireEvent.keyDown(marker(), { key: 'ArrowUp', shiftKey: true });
  expect(frame().focus).toEqual([0.51, 0.4]);
  expect(marker().getAttribute('aria-label')).toBe('Main point: 51% from the left, 40% from the top');
  fireEvent.keyDown(marker(), { key: 'Delete' });
  expect(frame().focus).toEqual([null, null]);
});

test('a turned picture is loaded whole, and a failure offers another attempt', async () => {
  const load = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  show({ rotation: 90 });
  expect(screen.getByText('The picture is loading…')).toBeDefined();
  expect(
    await screen.findByText('The uploaded picture could not be loaded.', {}, { timeout: 5000 }),
  ).toBeDefined();
  expect(load.mock.calls.at(-1)?.[0]).toBe('/v1/admin/images/1/preview');
  URL.createObjectURL = () => 'blob:whole';
  URL.revokeObjectURL = () => undefined;
  load.mockResolvedValue(new Response('picture'));
  press('Try again');
  expect(await screen.findByRole('button', { name: /^Main point:/ })).toBeDefined();
});

test('a click sets the focus point, and turning the picture keeps it on the same detail', () => {
  show();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(stageBox as DOMRect);
  fireEvent.click(marker().parentElement ?? marker(), { clientX: 150, clientY: 60 });
  expect(frame().focus).toEqual([0.25, 0.1]);
  press('Turn right');
  expect(frame()).toMatchObject({ focus: [0.25, 0.1], rotation: 90 });
  expect(marker().getAttribute('aria-label')).toBe('Main point: 90% from the left, 25% from the top');
  press('Turn left');
  press('Turn left');
  expect(frame().rotation).toBe(270);
});

test('a click on a turned picture sets the focus point of the uploaded picture', () => {
  show();
  press('Turn right');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(stageBox as DOMRect);
  fireEvent.click(marker().parentElement ?? marker(), { clientX: 200, clientY: 60 });
  expect(frame().focus).toEqual([0.1, 0.5]);
  expect(marker().getAttribute('aria-label')).toBe('Main point: 50% from the left, 10% from the top');
});

test('a drag of the mark sets the focus point when it ends, and a cancelled drag does not', () => {
  show();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(stageBox as DOMRect);
  Element.prototype.setPointerCapture = vi.fn();
  fireEvent.pointerDown(marker(), { pointerId: 1, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(marker(), { pointerId: 1, clientX: 280, clientY: 140 });
  fireEvent.pointerCancel(marker(), { pointerId: 1 });
  expect(frame().focus).toEqual([null, null]);
  fireEvent.pointerDown(marker(), { pointerId: 1, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(marker(), { pointerId: 1, clientX: 280, clientY: 140 });
  expect(marker().getAttribute('aria-label')).toBe('Main point: 90% from the left, 90% from the top');
  fireEvent.pointerUp(marker(), { pointerId: 1, clientX: 280, clientY: 140 });
  fireEvent.click(marker());
  expect(frame().focus).toEqual([0.9, 0.9]);
});

test('the crop is removed by a button, and its handles are named', () => {
  show({ crop: null });
  press('Crop');
  expect(screen.getByLabelText('Use the arrow keys to move the lower right corner')).toBeDefined();
  act(() => imageDraft.edit({ crop: { left: 0, top: 0, width: 0.5, height: 0.5 } }));
  press('Whole picture');
  expect(frame().crop).toBeNull();
});

test('a handle moved by a key over a turned picture crops the uploaded picture', () => {
  show();
  press('Turn right');
  press('Turn right');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(stageBox as DOMRect);
  press('Crop');
  const handle = screen.getByLabelText('Use the left and right keys to move the right edge');
  fireEvent.keyDown(handle, { key: 'ArrowLeft', ctrlKey: true });
  fireEvent.keyUp(handle, { key: 'ArrowLeft' });
  expect(frame().crop).toEqual({ left: 0.5, top: 0, width: 0.5, height: 1 });
});

test('an image without an uploaded file has a focus point but neither rotation nor crop', () => {
  show({ original: null });
  expect(marker()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Turn right' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Crop' })).toBeNull();
});
