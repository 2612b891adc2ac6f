import { DndContext } from '@dnd-kit/core';
import { Fragment, useId, useMemo, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import type { ListView } from '../../../lib/lists/list-store.ts';
import { activateRow, extendTo, toggleRow } from '../../../lib/lists/row-selection.ts';
import type { ListActions } from './list-actions.ts';
import { DragActivators, type ListItemAttributes } from './list-item.tsx';
import { recordListMessages } from './messages/index.ts';
import styles from './record-list.module.css';
import { layOutTiles, type ListLayout } from './tile-layout.ts';
import { useElementWidth } from './use-element-width.ts';
import { useListDrag, type ListDrag } from './use-list-drag.ts';
import { useListKeys } from './use-list-keys.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** The state of a row or tile, and what happens when its check box is clicked. */
export interface ListItemState {
  readonly isSelected: boolean;
  /** Whether any row is chosen. */
  readonly isChoosing: boolean;
  /** @param isRange whether all rows from the last chosen one are added */
  readonly toggle: (isRange: boolean) => void;
  readonly activate: () => void;
}

interface RecordListProps<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => number;
  /** The name in announcements. */
  readonly nameOf: (item: Item) => string;
  readonly store: ListView;
  readonly actions: ListActions;
  readonly layout: ListLayout;
  /** Whether other rows are being looked for. */
  readonly isBusy?: boolean;
  /** The accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly onPointerLeave?: () => void;
  /** Renders a `ListItem` with the attributes. */
  readonly renderItem: (item: Item, attributes: ListItemAttributes, state: ListItemState) => ReactNode;
}

/**
 * The list of an editors' screen: rows, or tiles of the same size, of which only the visible ones are rendered. It is one tab stop; the keys
 * apply to its active row. Rows have the role `row` of a grid, tiles that of the options of a listbox.
 */
export function RecordList<Item>(properties: RecordListProps<Item>) {
  const { items, idOf, store, actions, layout, label } = properties;
  const { messages } = useLanguage(recordListMessages);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const isTiled = layout.minimumTileWidth !== null;
  const width = useElementWidth(list);
  const tiles = useMemo(() => layOutTiles(width, layout), [width, layout]);
  const order = useMemo(() => items.map(idOf), [items, idOf]);
  const selection = store.use((state) => state.selection);
  const activeIndex = selection.activeId === null ? -1 : order.indexOf(selection.activeId);
  const rowOf = (index: number): number => (index === -1 ? -1 : Math.floor(index / tiles.columns));
  const moving = useListDrag({
    store,
    order,
    tiles,
    move: actions.move,
    nameOf: (id) => {
      const item = items[order.indexOf(id)];
      return item === undefined ? '' : properties.nameOf(item);
    },
  });
  const { drag } = moving;
  const { rows, totalHeight, rowsPerPage } = useVisibleRows({
    list,
    store,
    rowCount: Math.ceil(items.length / tiles.columns),
    rowHeight: tiles.rowHeight,
    activeRow: rowOf(activeIndex),
    draggedRow: drag === null ? -1 : rowOf(drag.fromIndex),
  });
  const onKeyDown = useListKeys({
    store,
    order,
    isTiled,
    columns: tiles.columns,
    rowsPerPage,
    actions,
    onNoRow: () => announce(messages.recordList.noRow),
    onNoMove: () => announce(messages.recordList.noMove),
  });
  const elementId = (id: number): string => `${listId}-${id}`;
  const helpId = `${listId}-help`;
  return (
    <DndContext {...moving.context} id={listId}>
      <DragActivators value={moving.activators}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is that of a grid or a listbox */}
        <div
          ref={list}
          className={[styles.list, properties.className].filter(Boolean).join(' ')}
          role={isTiled ? 'listbox' : 'grid'}
          tabIndex={0}
          aria-label={label}
          aria-multiselectable="true"
          aria-busy={properties.isBusy ?? false}
          {...(isTiled ? {} : { 'aria-rowcount': items.length })}
          {...(actions.move === null ? {} : { 'aria-describedby': helpId })}
          {...(activeIndex === -1 ? {} : { 'aria-activedescendant': elementId(selection.activeId ?? 0) })}
          onKeyDown={(event) => {
            if (!moving.onKeyDown(event)) onKeyDown(event);
          }}
          onPointerLeave={properties.onPointerLeave}
        >
          <div
            role={isTiled ? 'presentation' : 'rowgroup'}
            className={styles.rows}
            style={{ height: totalHeight }}
          >
            {rows.flatMap(({ index: row }) =>
              items.slice(row * tiles.columns, (row + 1) * tiles.columns).map((item, column) => {
                const index = row * tiles.columns + column;
                const id = idOf(item);
                const isSelected = selection.ids.has(id);
                const attributes: ListItemAttributes = {
                  recordId: id,
                  canMove: actions.move !== null,
                  id: elementId(id),
                  style: {
                    height: tiles.rowHeight,
                    ...(isTiled ? { width: tiles.tileWidth } : {}),
                    transform: `translate(${isTiled ? column * tiles.tileWidth : 0}px, ${row * tiles.rowHeight}px)`,
                  },
                  'aria-selected': isSelected,
                  'data-active': id === selection.activeId,
                  'data-dragged': drag?.id === id,
                  'data-drop': drag === null ? undefined : dropSide(drag, index),
                  ...(isTiled
                    ? {
                        role: 'option',
                        tabIndex: -1,
                        'aria-posinset': index + 1,
                        'aria-setsize': items.length,
                      }
                    : { role: 'row', tabIndex: undefined, 'aria-rowindex': index + 1 }),
                };
                const state: ListItemState = {
                  isSelected,
                  isChoosing: selection.ids.size > 0,
                  toggle: (isRange) =>
                    store.changeSelection((before) =>
                      isRange ? extendTo(before, order, id) : toggleRow(before, id),
                    ),
                  activate: () => store.changeSelection((before) => activateRow(before, id)),
                };
                return <Fragment key={id}>{properties.renderItem(item, attributes, state)}</Fragment>;
              }),
            )}
          </div>
        </div>
        <p id={helpId} hidden>
          {messages.recordList.moving.help}
        </p>
      </DragActivators>
    </DndContext>
  );
}

/** The side of a row at which the moved one would be dropped. */
function dropSide({ fromIndex, overIndex }: ListDrag, index: number): 'before' | 'after' | undefined {
  if (index !== overIndex || overIndex === fromIndex) return undefined;
  return overIndex > fromIndex ? 'after' : 'before';
}
