// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createListStore } from '../../../lib/lists/list-store.ts';
import type { MoveTarget } from '../../../lib/lists/move-target.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ListItem } from './list-item.tsx';
import { RecordList } from './record-list.tsx';
import type { ListLayout } from './tile-layout.ts';

interface Item {
  readonly id: number;
}

const store = createListStore({ text: '' }, 'route');
const open = vi.fn<(id: number) => void>();
const move = vi.fn<(ids: readonly number[], target: MoveTarget) => void>();
const remove = vi.fn<(ids: readonly number[]) => void>();
const scrollTo = vi.fn<() => void>();
const insertAfter = vi.fn<(id: number) => void>();
const idOf = ({ id }: Item) => id;
const rows: ListLayout = { minimumTileWidth: null, rowHeight: () => 50 };
const tiles: ListLayout = { minimumTileWidth: 100, rowHeight: () => 50 };

beforeEach(() => {
  store.change(store.initial);
  Element.prototype.scrollTo = scrollTo;
  scrollTo.mockReset();
  for (const action of [open, move, remove, insertAfter]) action.mockReset();
});

interface ListOptions {
  readonly layout?: ListLayout;
  readonly canMove?: boolean;
  readonly language?: 'ru' | 'en';
}

function renderList(count: number, { layout = rows, canMove = true, language = 'en' }: ListOptions = {}) {
  const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  renderInApp(
    <RecordList
      items={items}
      idOf={idOf}
      nameOf={({ id }) => `Row ${id}`}
      store={store}
      actions={{ open, move: canMove ? move : null, remove, insertAfter }}
      layout={layout}
      label="Rows"
      renderItem={({ id }, attributes, state) => (
        <ListItem {...attributes} aria-label={`Row ${id}`} onClick={state.activate}>
          {(handle) => <span {...handle} data-testid={`handle-${id}`} />}
        </ListItem>
      )}
    />,
    { language },
  );
  return screen.getByLabelText('Rows');
}

const press = (list: Element, init: object) => act(async () => void fireEvent.keyDown(list, init));
const chosen = () => [...store.read().selection.ids];
/** The keyboard sensor listens from the next task on. */
const nextTask = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
const announced = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

async function pickUp(list: Element, row: number) {
  store.changeSelection((before) => ({ ...before, activeId: row }));
  await press(list, { key: 'Enter', code: 'Enter', ctrlKey: true });
  await nextTask();
}

describe('RecordList', () => {
  test('renders the visible rows of 50000 and a margin, and has the number of all', () => {
    const list = renderList(50_000);
    expect(screen.getAllByRole('row').length).toBeLessThan(30);
    expect(list.getAttribute('aria-rowcount')).toBe('50000');
  });

  test('renders the active row and names it as the active descendant although it is not visible', () => {
    store.change({ selection: { ...store.initial.selection, activeId: 4000 } });
    const list = renderList(5000);
    const active = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-rowindex')).toBe('4000');
  });

  test('scrolls to the row that becomes active', async () => {
    const list = renderList(5000);
    await press(list, { key: 'End' });
    expect(store.read().selection.activeId).toBe(5000);
    await waitFor(() => expect(scrollTo).toHaveBeenCalled());
  });

  test('scrolls to the start when the filter changes', async () => {
    renderList(50);
    await act(async () => store.changeFilter({ text: 'x' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
  });

  test('keeps the active row in view when the filter changes', async () => {
    store.changeSelection((before) => ({ ...before, activeId: 40 }));
    renderList(50);
    scrollTo.mockReset();
    await act(async () => store.changeFilter({ text: 'x' }));
    expect(scrollTo).toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalledWith({ top: 0 });
  });

  test('moves the active row by the arrow keys and chooses by Space, Shift and Ctrl+A', async () => {
    const list = renderList(6);
    await press(list, { key: 'Home' });
    await press(list, { key: 'ArrowDown' });
    await press(list, { key: ' ' });
    await press(list, { key: 'ArrowDown', shiftKey: true });
    expect(chosen()).toEqual([2, 3]);
    await press(list, { key: 'Escape' });
    expect(chosen()).toEqual([]);
    await press(list, { key: 'a', code: 'KeyA', ctrlKey: true });
    expect(chosen()).toHaveLength(6);
  });

  test('opens, deletes and inserts by Enter, Delete and Insert', async () => {
    const list = renderList(3);
    await press(list, { key: 'End' });
    await press(list, { key: 'Enter', code: 'Enter' });
    await press(list, { key: 'Delete' });
    await press(list, { key: 'Insert' });
    expect([open.mock.calls, remove.mock.calls, insertAfter.mock.calls]).toEqual([[[3]], [[[3]]], [[3]]]);
  });

  test.each([
    ['ArrowDown', { side: 'after', id: 3 }],
    ['ArrowUp', { side: 'before', id: 1 }],
  ])('Alt with %s moves the active row past its listed neighbour', async (key, target) => {
    const list = renderList(3);
    await act(async () => store.changeSelection((before) => ({ ...before, activeId: 2 })));
    await press(list, { key, altKey: true });
    expect(move.mock.calls).toEqual([[[2], target]]);
  });

  test('Alt with an arrow key does not move a row past the ends of the list', async () => {
    const list = renderList(2);
    await press(list, { key: 'Home' });
    await press(list, { key: 'ArrowUp', altKey: true });
    await press(list, { key: 'End' });
    await press(list, { key: 'ArrowDown', altKey: true });
    expect(move).not.toHaveBeenCalled();
  });
});

describe('moving a row that is picked up', () => {
  test('the arrow keys move it, and Enter drops it after the row above', async () => {
    const list = renderList(5);
    await pickUp(list, 2);
    await press(list, { key: 'ArrowDown', code: 'ArrowDown' });
    await press(list, { key: 'ArrowDown', code: 'ArrowDown' });
    expect(store.read().selection.activeId).toBe(2);
    await press(list, { key: 'Enter', code: 'Enter' });
    expect(move.mock.calls).toEqual([[[2], { side: 'after', id: 4 }]]);
    expect(open).not.toHaveBeenCalled();
  });

  test('Escape cancels and keeps the selection', async () => {
    store.change({ selection: { ...store.initial.selection, ids: new Set([2]) } });
    const list = renderList(5);
    await pickUp(list, 2);
    await press(list, { key: 'ArrowUp', code: 'ArrowUp' });
    await press(list, { key: 'Escape', code: 'Escape' });
    expect(move).not.toHaveBeenCalled();
    expect(chosen()).toEqual([2]);
  });

  test('all chosen rows that are listed are moved with it', async () => {
    store.change({ selection: { ...store.initial.selection, ids: new Set([1, 2, 99]) } });
    const list = renderList(5);
    await pickUp(list, 2);
    await press(list, { key: 'ArrowDown', code: 'ArrowDown' });
    await press(list, { key: ' ', code: 'Space' });
    expect(move.mock.calls).toEqual([[[1, 2], { side: 'after', id: 3 }]]);
  });

  test('it is not picked up in an order in which rows cannot be moved', async () => {
    const list = renderList(5, { canMove: false });
    await pickUp(list, 2);
    await press(list, { key: 'ArrowDown', code: 'ArrowDown' });
    expect(store.read().selection.activeId).toBe(3);
  });

  test.each([
    ['en', ['Picked up: Row 2, 2 of 5.', 'Row 2: 3 of 5.', 'Dropped: Row 2, 3 of 5.']],
    ['ru', ['Взято: Row 2, 2 из 5.', 'Row 2: 3 из 5.', 'Переставлено: Row 2, 3 из 5.']],
  ] as const)('each step is announced (%s)', async (language, texts) => {
    const list = renderList(5, { language });
    await pickUp(list, 2);
    const heard = [announced()];
    await press(list, { key: 'ArrowDown', code: 'ArrowDown' });
    heard.push(announced());
    await press(list, { key: 'Enter', code: 'Enter' });
    heard.push(announced());
    expect(heard).toEqual(texts);
  });

  test('a drag of the handle by two heights of a row moves it after the second row below', async () => {
    renderList(5);
    const pointer = (type: string, clientY: number) =>
      act(async () => {
        const target = type === 'pointerdown' ? screen.getByTestId('handle-1') : document;
        const init = { bubbles: true, button: 0, clientX: 5, clientY };
        const event = new MouseEvent(type, init);
        Object.defineProperties(event, { isPrimary: { value: true }, pointerId: { value: 1 } });
        target.dispatchEvent(event);
      });
    await pointer('pointerdown', 10);
    await pointer('pointermove', 20);
    await pointer('pointermove', 112);
    await pointer('pointerup', 112);
    expect(move.mock.calls).toEqual([[[1], { side: 'after', id: 3 }]]);
  });
});

describe('tiles', () => {
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
    return () => Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  });

  test('are options of a listbox, and the arrow keys go in two directions', async () => {
    const list = renderList(9, { layout: tiles });
    expect(list.getAttribute('role')).toBe('listbox');
    await press(list, { key: 'Home' });
    await press(list, { key: 'ArrowDown' });
    await press(list, { key: 'ArrowRight' });
    expect(store.read().selection.activeId).toBe(5);
  });

  test('are moved by the keyboard in two directions', async () => {
    const list = renderList(9, { layout: tiles });
    await pickUp(list, 1);
    await press(list, { key: 'ArrowDown', code: 'ArrowDown' });
    await press(list, { key: 'ArrowRight', code: 'ArrowRight' });
    await press(list, { key: 'Enter', code: 'Enter' });
    expect(move.mock.calls).toEqual([[[1], { side: 'after', id: 5 }]]);
  });
});
