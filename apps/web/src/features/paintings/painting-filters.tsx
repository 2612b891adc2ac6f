import {
  notRecorded,
  paintingGroupings,
  type PaintingValues,
} from '@cae-map/expedition/paintings/paintings-list';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useListedPlaceIds } from '../../lib/options/shown-places.ts';
import { Choice } from '../../ui/filters/filter-controls.tsx';
import filterStyles from '../../ui/filters/filters.module.css';
import { paintingsMessages } from './messages/index.ts';
import { paintingValuesQuery } from './state/paintings-queries.ts';
import { usePaintingControls } from './state/use-paintings-url.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './painting-filters.module.css';

const noValues: PaintingValues = { stops: [], years: [], museums: [] };

/**
 * The filters and the grouping of the catalogue. On a phone only the search field and the button "Filter" are shown until the button is
 * pressed. Without JavaScript all fields are shown, and the form submits the same parameters.
 */
export function PaintingFilters() {
  const { language, messages } = useLanguage(paintingsMessages);
  const { fieldText, onType, shown, onChange } = usePaintingControls();
  const whitelist = useListedPlaceIds();
  const query = paintingValuesQuery(useApiClient(), { whitelist, language });
  const { stops, years, museums } = useQuery(query).data ?? noValues;
  const { stop, year, museum } = shown.choice;
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  const activeCount = [stop, year, museum].filter((value) => value !== null).length;
  const stopIds = withValue(
    stops.map(({ id }) => String(id)),
    stop === null ? null : String(stop),
  );
  const museumKeys = withValue(
    museums.map(({ key }) => key),
    museum,
  );
  const yearTexts = withValue(years.map(String), year === null ? null : String(year));
  return (
    <form
      className={`${filterStyles.filters} ${styles.filters}`}
      role="search"
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={`${filterStyles.name} ${styles.search}`}>
        <span>{messages.paintings.search}</span>
        <input
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          placeholder={messages.paintings.search}
          value={fieldText}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.paintings.filter}
        {activeCount > 0 && (
          <span className={styles.count} aria-label={messages.paintings.activeFilters(activeCount)}>
            {activeCount}
          </span>
        )}
      </Button>
      <div id={choicesId} className={styles.choices} data-open={isOpen}>
        <Choice
          name="stop"
          label={messages.paintings.stop}
          anyLabel={messages.paintings.any}
          values={stopIds}
          labels={{
            ...labelsOf(stopIds),
            ...Object.fromEntries(stops.map(({ id, title }) => [String(id), title])),
          }}
          value={stop === null ? null : String(stop)}
          onChange={(value) => onChange({ stop: value === null ? null : Number(value) })}
        />
        <Choice
          name="year"
          label={messages.paintings.year}
          anyLabel={messages.paintings.any}
          values={yearTexts}
          labels={{ ...labelsOf(yearTexts), [notRecorded]: messages.paintings.unknown.year }}
          value={year === null ? null : String(year)}
          onChange={(value) =>
            onChange({ year: value === null || value === notRecorded ? value : Number(value) })
          }
        />
        <Choice
          name="museum"
          label={messages.paintings.museum}
          anyLabel={messages.paintings.any}
          values={museumKeys}
          labels={{
            ...labelsOf(museumKeys),
            ...Object.fromEntries(museums.map(({ key, name }) => [key, name])),
            [notRecorded]: messages.paintings.unknown.museum,
          }}
          value={museum}
          onChange={(value) => onChange({ museum: value })}
        />
        <label className={filterStyles.choice}>
          <span>{messages.paintings.grouping}</span>
          <select
            name="group"
            value={shown.grouping}
            onChange={({ target }) =>
              onChange({ grouping: paintingGroupings.find((each) => each === target.value) ?? 'stop' })
            }
          >
            {paintingGroupings.map((grouping) => (
              <option key={grouping} value={grouping}>
                {messages.paintings.groupings[grouping]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Button type="submit" className={filterStyles.submit}>
        {messages.paintings.submit}
      </Button>
    </form>
  );
}

/** Adds the selected value of the URL if no painting has it. */
function withValue(values: readonly string[], selected: string | null): readonly string[] {
  return selected === null || values.includes(selected) ? values : [...values, selected];
}

function labelsOf(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, value]));
}
