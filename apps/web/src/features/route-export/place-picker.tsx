import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { groupBy } from '@cae-map/expedition/group-by';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import { useId } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './export-form.module.css';
import { exportMessages } from './messages/index.ts';

interface PlacePickerProps {
  readonly label: string;
  /** The places to choose from in travel order. */
  readonly places: readonly Place[];
  /** 0 for none. */
  readonly placeId: number;
  readonly onChange: (placeId: number) => void;
}

/** A list of the stops, grouped by section and year. */
export function PlacePicker({ label, places, placeId, onChange }: PlacePickerProps) {
  const { language, messages } = useLanguage(exportMessages);
  const id = useId();
  const groups = groupBy(
    places,
    ({ record, year }) =>
      `${messages.sections[record.visited_on]}, ${year ?? messages.routeExport.file.undated}`,
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={placeId} onChange={({ target }) => onChange(Number(target.value))}>
        <option value={0}>{messages.routeExport.noPlace}</option>
        {[...groups].map(([name, group]) => (
          <optgroup key={name} label={name}>
            {group.map((place) => (
              <option key={place.id} value={place.id}>
                {optionText(place, language)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** The title with the dates, by which stops of the same name are told apart. */
function optionText({ record }: Place, language: ContentLanguage): string {
  const dates = formatDateRange(record, language);
  const title = getTitle(record, language);
  return dates === null ? title : `${title} · ${dates}`;
}
