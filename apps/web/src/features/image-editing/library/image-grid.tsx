import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useMemo, useRef, type CSSProperties } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { rowWindow } from '../../../lib/lists/row-window.ts';
import { activateRow, extendTo, toggleRow } from '../../../lib/lists/row-selection.ts';
import { useKeepRowVisible, useListScroll } from '../../../ui/lists/use-list-scroll.ts';
import { useRowDrag } from '../../../ui/lists/use-row-drag.ts';
import { imageEditingMessages } from '../messages/index.ts';
import styles from './image-grid.module.css';
import { ImageTile } from './image-tile.tsx';
import { changeLibrary, changeSelection, readLibrary, useLibrary } from './library-store.ts';
import { gridLayout } from './model/grid-layout.ts';
import { chosenWith, useLibraryKeys, type LibraryActions } from './use-library-keys.ts';

/** The least width of a tile in pixels: two of them are beside each other on a phone. */
const minimumTileWidth = 164;

const gridScroll = {
  readScrollTop: () => readLibrary().scrollTop,
  onScroll: (scrollTop: number) => changeLibrary({ scrollTop }),
};

interface ImageGridProps {
  readonly images: readonly ImageRevision[];
  readonly actions: LibraryActions;
}

/**
 * The images as tiles of the same size, of which only the visible ones are rendered. The grid is one tab stop; the keys apply to its
 * active tile.
 */
export function ImageGrid({ images, actions }: ImageGridProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const selection = useLibrary((state) => state.selection);
  const grid = useRef<HTMLDivElement>(null);
  const { scrollTop, height, width } = useListScroll(grid, gridScroll);
  const { columns, tileWidth, rowHeight } = gridLayout(width, minimumTileWidth);
  const rowCount = Math.ceil(images.length / columns);
  const visible = rowWindow(rowCount, rowHeight, { scrollTop, height });
  const order = useMemo(() => images.map(({ image_id }) => image_id), [images]);
  const activeIndex = selection.activeId === null ? -1 : order.indexOf(selection.activeId);
  useKeepRowVisible(grid, activeIndex === -1 ? -1 : Math.floor(activeIndex / columns), rowHeight);
  const onKeyDown = useLibraryKeys({
    order,
    columns,
    rowsPerPage: Math.max(1, Math.floor(height / rowHeight) - 1),
    actions,
  });
  const { drag, handleOf } = useRowDrag({
    list: grid,
    rowHeight,
    columns,
    count: images.length,
    onDrop({ fromIndex, toIndex }) {
      const dragged = order[fromIndex];
      if (dragged === undefined) return;
      actions.move?.(chosenWith(dragged, order), order[toIndex] ?? null);
    },
  });
  const first = visible.from * columns;
  const shown = images.slice(first, visible.to * columns);
  const isActiveShown = activeIndex >= first && activeIndex < first + shown.length;
  const isChoosing = selection.ids.size > 0;
  return (
    <div
      ref={grid}
      className={styles.grid}
      role="listbox"
      tabIndex={0}
      aria-label={messages.library.grid}
      aria-multiselectable="true"
      {...(isActiveShown ? { 'aria-activedescendant': tileId(selection.activeId) } : {})}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.rows} style={{ height: rowCount * rowHeight }}>
        {shown.map((image, at) => {
          const index = first + at;
          const id = image.image_id;
          const place: CSSProperties = {
            width: tileWidth,
            height: rowHeight,
            transform: `translate(${(index % columns) * tileWidth}px, ${Math.floor(index / columns) * rowHeight}px)`,
          };
          return (
            <ImageTile
              key={id}
              id={tileId(id)}
              image={image}
              index={index}
              count={images.length}
              style={place}
              isSelected={selection.ids.has(id)}
              isActive={id === selection.activeId}
              isDragged={drag?.fromIndex === index}
              dropSide={drag?.toIndex === index ? 'before' : null}
              handle={actions.move === null ? null : handleOf(index)}
              onToggle={(isRange) =>
                changeSelection((before) => (isRange ? extendTo(before, order, id) : toggleRow(before, id)))
              }
              onOpen={() => {
                changeSelection((before) => (isChoosing ? toggleRow(before, id) : activateRow(before, id)));
                if (!isChoosing) actions.open(id);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

function tileId(imageId: number | null): string {
  return `image-tile-${imageId}`;
}
