// @vitest-environment jsdom
import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { InPlacePart } from './in-place-part.tsx';
import { closeInPlace, inPlaceStore } from './in-place-request.ts';

vi.mock('./in-place-dialog.tsx', () => ({ InPlaceDialog: () => null }));
afterEach(() => {
  cleanup();
  closeInPlace();
});

function renderPage() {
  const follow = vi.fn();
  const { container } = renderInApp(
    <>
      <InPlacePart />
      <div {...fieldAttribute('places', 53, 'notes')}>
        <a href="#other" onClick={follow}>
          Leh in the notes
        </a>
      </div>
      <button type="button">Outside of the notes</button>
    </>,
  );
  return { follow, page: within(container) };
}

const openedField = () => inPlaceStore.getState().reference;

test('Alt with a click on a text opens its field and does not follow the link', () => {
  const { follow, page } = renderPage();
  const isUnprevented = fireEvent.click(page.getByText('Leh in the notes'), { altKey: true });
  expect(openedField()).toMatchObject({ source_table: 'places', source_id: 53, field: 'notes' });
  expect([isUnprevented, follow.mock.calls.length]).toEqual([false, 0]);
});

test('Alt+Enter in a text opens its field', () => {
  const { page } = renderPage();
  fireEvent.keyDown(page.getByText('Leh in the notes'), { key: 'Enter', altKey: true });
  expect(openedField()).toMatchObject({ source_id: 53 });
});

test('a click without Alt, with further keys or outside of texts opens nothing', () => {
  const { follow, page } = renderPage();
  fireEvent.click(page.getByText('Leh in the notes'));
  fireEvent.click(page.getByText('Leh in the notes'), { altKey: true, shiftKey: true });
  fireEvent.click(page.getByText('Outside of the notes'), { altKey: true });
  expect(openedField()).toBeNull();
  expect(follow).toHaveBeenCalledTimes(2);
});
