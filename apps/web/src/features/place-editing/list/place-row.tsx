import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import { namesInList } from '@cae-map/expedition/texts/current-names';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { IconCheck, IconGripVertical, IconPlus } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { setHoveredStop } from '../../../lib/selection/hovered-stop.ts';
import { paths } from '../../../lib/url/paths.ts';
import { AccuracyBars } from '../../../ui/icons/accuracy-bars.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages, type PlaceEditingMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import {
  ListItem,
  type HandleProps,
  type ListItemAttributes,
} from '../../../ui/workbench/list/list-item.tsx';
import type { ListItemState } from '../../../ui/workbench/list/record-list.tsx';
import styles from './place-row.module.css';

interface PlaceRowProps {
  readonly place: PlaceRevision;
  readonly attributes: ListItemAttributes;
  readonly state: ListItemState;
  readonly onInsertAfter: ((placeId: number) => void) | null;
}

/** A row of the list of places. Its controls are for the pointer; the list has the keys. */
export function PlaceRow({ place, attributes, state, onInsertAfter }: PlaceRowProps) {
  const hasPosition = place.latitude !== null && place.longitude !== null;
  return (
    <ListItem
      {...attributes}
      className={styles.row}
      onPointerEnter={() => setHoveredStop(hasPosition ? place.place_id : null)}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) state.toggle(event.shiftKey);
        else state.activate();
      }}
    >
      {(handle) => <PlaceCells place={place} state={state} handle={handle} onInsertAfter={onInsertAfter} />}
    </ListItem>
  );
}

interface PlaceCellsProps extends Pick<PlaceRowProps, 'place' | 'state' | 'onInsertAfter'> {
  readonly handle: HandleProps | null;
}

function PlaceCells({ place, state: { isSelected, toggle }, handle, onInsertAfter }: PlaceCellsProps) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const labels = messages.placesAdmin;
  const title = titleIn(place, language);
  const accuracy = messages.accuracy[place.accuracy_level];
  return (
    <>
      <span role="gridcell" className={styles.handleCell}>
        {handle !== null && (
          <span {...handle} className={styles.handle} title={messages.recordList.drag} aria-hidden="true">
            <IconGripVertical size={18} stroke={1.8} />
          </span>
        )}
      </span>
      <span role="gridcell" className={styles.checkCell}>
        <span
          className={styles.check}
          data-checked={isSelected}
          title={messages.recordList.select}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            toggle(event.shiftKey);
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
        <span className={styles.also}>{describe(place, language, messages)}</span>
      </span>
      <span role="gridcell" className={styles.date}>
        {formatDateRange(place, language) ?? labels.noDate}
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
            label={labels.insertAfter(title.text)}
            onClick={(event) => {
              event.stopPropagation();
              onInsertAfter(place.place_id);
            }}
          >
            <IconPlus size={16} stroke={2} aria-hidden="true" />
          </Button>
        )}
      </span>
    </>
  );
}

function describe(
  place: PlaceRevision,
  language: ContentLanguage,
  { placesAdmin, sections }: PlaceEditingMessages,
): string {
  const isPlaced = place.latitude !== null && place.longitude !== null;
  return [
    isPlaced ? '' : placesAdmin.unplaced,
    place.ispathpart ? '' : placesAdmin.sidePoint,
    sections[place.visited_on],
    namesInList(place, language),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
