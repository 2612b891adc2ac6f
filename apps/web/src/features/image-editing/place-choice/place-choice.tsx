import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useMemo, type RefObject } from 'react';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from '../../../ui/filters/filters.module.css';

interface PlaceChoiceProps {
  readonly label: string;
  /** The label of the option without a place. */
  readonly emptyLabel: string;
  readonly placeId: number | null;
  readonly onChange: (placeId: number | null) => void;
  readonly selectRef?: RefObject<HTMLSelectElement | null>;
}

/** A select element with all places in the order of the route; typing the first letters finds one. */
export function PlaceChoice({ label, emptyLabel, placeId, onChange, selectRef }: PlaceChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        ref={selectRef}
        name="place"
        value={placeId ?? ''}
        data-chosen={placeId !== null}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{emptyLabel}</option>
        <PlaceOptions />
      </select>
    </label>
  );
}

/** The options of all places, with the dates that tell apart those of the same name. */
export function PlaceOptions() {
  const { language } = useLanguage();
  const { data: places } = useEditorPlaces();
  const sorted = useMemo(() => (places ?? []).toSorted(compareTravelOrder), [places]);
  return sorted.map((place) => (
    <option key={place.place_id} value={place.place_id}>
      {[getTitle(place, language), formatDate(place.date, place.date_format, language)]
        .filter(Boolean)
        .join(' · ')}
    </option>
  ));
}
