import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { setHoveredStop } from '../../../lib/selection/hovered-stop.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { GridRow } from './grid-row.tsx';
import { changeList, changeSelection, readList, useList } from './list-store.ts';
import { rowWindow } from '../../../lib/lists/row-window.ts';
import { activateRow, extendTo, toggleRow } from '../../../lib/lists/row-selection.ts';
import styles from './places-grid.module.css';
import { useGridKeys } from './use-grid-keys.ts';
import { useKeepRowVisible, useListScroll } from '../../../ui/lists/use-list-scroll.ts';
import { useRowDrag } from '../../../ui/lists/use-row-drag.ts';

/** The height of a row in pixels, the same in the style sheet. */
const rowHeight = 54;

const listScroll = {
  readScrollTop: () => readList().scrollTop,
  onScroll: (scrollTop: number) => changeList({ scrollTop }),
};

/** What can be done with the rows besides choosing them; null where it is not possible at present. */
export interface GridActions {
  readonly open: (placeId: number) => void;
  /** Moves places before another one of the route; null for the end. */
  readonly move: ((placeIds: readonly number[], beforeId: number | null) => void) | null;
  readonly remove: ((placeIds: readonly number[]) => void) | null;
  readonly insertAfter: ((placeId: number) => void) | null;
}

interface PlacesGridProps {
  readonly rows: readonly PlaceRevision[];
  readonly actions: GridActions;
}

/**
 * The places as rows of the same height, of which only the visible ones are rendered. The grid is one tab stop; the keys apply to its
 * active row.
 */
export function PlacesGrid({ rows, actions }: PlacesGridProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const selection = useList((state) => state.selection);
  const grid = useRef<HTMLDivElement>(null);
  const { scrollTop, height } = useListScroll(grid, listScroll);
  const visible = rowWindow(rows.length, rowHeight, { scrollTop, height });
  const activeIndex = rows.findIndex(({ place_id }) => place_id === selection.activeId);
  const onKeyDown = useGridKeys({
    rows,
    actions,
    rowsPerPage: Math.max(1, Math.floor(height / rowHeight) - 1),
  });
  const { drag, handleOf } = useRowDrag({
    list: grid,
    rowHeight,
    count: rows.length,
    onDrop({ fromIndex, toIndex }) {
      const dragged = rows[fromIndex]?.place_id;
      if (dragged === undefined || actions.move === null) return;
      const ids = selection.ids.has(dragged) ? [...selection.ids] : [dragged];
      actions.move(ids, rows[toIndex]?.place_id ?? null);
    },
  });
  useKeepRowVisible(grid, activeIndex, rowHeight);
  useEffect(() => () => setHoveredStop(null), []);
  const shown = rows.slice(visible.from, visible.to);
  const isActiveShown = activeIndex >= visible.from && activeIndex < visible.to;
  return (
    <div
      ref={grid}
      className={styles.grid}
      role="grid"
      tabIndex={0}
      aria-label={messages.placesAdmin.grid}
      aria-multiselectable="true"
      aria-rowcount={rows.length}
      {...(isActiveShown ? { 'aria-activedescendant': rowId(selection.activeId) } : {})}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setHoveredStop(null)}
    >
      <div role="rowgroup" className={styles.rows} style={{ height: rows.length * rowHeight }}>
        {shown.map((place, index) => (
          <GridRow
            key={place.place_id}
            id={rowId(place.place_id)}
            place={place}
            index={visible.from + index}
            top={(visible.from + index) * rowHeight}
            isSelected={selection.ids.has(place.place_id)}
            isActive={place.place_id === selection.activeId}
            isDragged={drag?.fromIndex === visible.from + index}
            handle={actions.move === null ? null : handleOf(visible.from + index)}
            onInsertAfter={actions.insertAfter}
            onToggle={(isRange) =>
              changeSelection((before) =>
                isRange
                  ? extendTo(
                      before,
                      rows.map(({ place_id }) => place_id),
                      place.place_id,
                    )
                  : toggleRow(before, place.place_id),
              )
            }
            onActivate={() => changeSelection((before) => activateRow(before, place.place_id))}
          />
        ))}
        {drag !== null && (
          <div className={styles.target} style={{ top: drag.toIndex * rowHeight }} aria-hidden="true" />
        )}
      </div>
    </div>
  );
}

function rowId(placeId: number | null): string {
  return `place-row-${placeId}`;
}
