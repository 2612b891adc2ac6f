import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { IconCheck, IconGripVertical, IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { setHoveredStop } from '../../../lib/selection/hovered-stop.ts';
import { paths } from '../../../lib/url/paths.ts';
import { AccuracyBars } from '../../../ui/icons/accuracy-bars.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages, type PlaceEditingMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './places-grid.module.css';

type HandleProps = Pick<
  ComponentProps<'span'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

interface GridRowProps {
  readonly id: string;
  readonly place: PlaceRevision;
  /** In the list, from 0. */
  readonly index: number;
  /** In pixels. */
  readonly top: number;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isDragged: boolean;
  /** Null if the rows cannot be moved. */
  readonly handle: HandleProps | null;
  readonly onInsertAfter: ((placeId: number) => void) | null;
  /** @param isRange whether all rows from the last chosen one are added */
  readonly onToggle: (isRange: boolean) => void;
  readonly onActivate: () => void;
}

/** A row of the grid of places. Its controls are for the pointer; the grid has the keys. */
export function GridRow(properties: GridRowProps) {
  const { id, place, index, top, isSelected, isActive, isDragged, handle, onInsertAfter } = properties;
  const { language, messages } = useLanguage(placeEditingMessages);
  const texts = messages.placesAdmin;
  const title = titleIn(place, language);
  const accuracy = messages.accuracy[place.accuracy_level];
  const hasPosition = place.latitude !== null && place.longitude !== null;
  return (
    // The grid handles the keys of its active row.
    <div
      id={id}
      className={styles.row}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-active={isActive}
      data-dragged={isDragged}
      style={{ transform: `translateY(${top}px)` }}
      onPointerEnter={() => setHoveredStop(hasPosition ? place.place_id : null)}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) properties.onToggle(event.shiftKey);
        else properties.onActivate();
      }}
      onKeyDown={undefined}
    >
      <span role="gridcell" className={styles.handleCell}>
        {handle !== null && (
          <span {...handle} className={styles.handle} title={texts.drag} aria-hidden="true">
            <IconGripVertical size={18} stroke={1.8} />
          </span>
        )}
      </span>
      <span role="gridcell" className={styles.checkCell}>
        <span
          className={styles.check}
          data-checked={isSelected}
          title={texts.select}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            properties.onToggle(event.shiftKey);
          }}
        >
          {isSelected && <IconCheck size={14} stroke={3} />}
        </span>
      </span>
      <span role="gridcell" className={styles.names}>
        <LocalLink
          to={paths.editPlace(place.place_id)}
          className={styles.title}
          tabIndex={-1}
          lang={title.language}
        >
          {title.text}
        </LocalLink>
        <span className={styles.also}>{describe(place, messages)}</span>
      </span>
      <span role="gridcell" className={styles.date}>
        {formatDateRange(place, language) ?? texts.noDate}
      </span>
      <span role="gridcell" className={styles.accuracy} title={accuracy}>
        <AccuracyBars bars={accuracyBars(place.accuracy_level)} />
        <span className="visually-hidden">{accuracy}</span>
      </span>
      <span role="gridcell" className={styles.insertCell}>
        {onInsertAfter !== null && (
          <Button
            className={styles.insert}
            tabIndex={-1}
            label={texts.insertAfter(title.text)}
            onClick={(event) => {
              event.stopPropagation();
              onInsertAfter(place.place_id);
            }}
          >
            <IconPlus size={16} stroke={2} aria-hidden="true" />
          </Button>
        )}
      </span>
    </div>
  );
}

function describe(place: PlaceRevision, { placesAdmin, sections }: PlaceEditingMessages): string {
  const isPlaced = place.latitude !== null && place.longitude !== null;
  return [
    isPlaced ? '' : placesAdmin.unplaced,
    place.ispathpart ? '' : placesAdmin.sidePoint,
    sections[place.visited_on],
    place.title_modern,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
