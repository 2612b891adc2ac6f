import { accuracyLevels, transports, visitedOnValues } from '@cae-map/contract/enumerations';
import { listOrders } from '@cae-map/expedition/search/places-list';
import { shortestLongStayLength, stayIcons } from '@cae-map/expedition/dates/stays';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { Check, Choice } from './list-filter-controls.tsx';
import styles from './list-filters.module.css';
import { listedYearsQuery } from './listed-years-query.ts';
import { useListControls } from './use-list-state.ts';

/** What the list is limited to and how it is sorted. Without a script the form sends the same parameters. */
export function ListFilters() {
  const { words } = useLanguage();
  const list = useListControls();
  const { shownChoice: choice, onChoose } = list;
  return (
    <form className={styles.filters} role="search" method="get" onSubmit={(event) => event.preventDefault()}>
      <label className={styles.name}>
        <span>{words.placesList.name}</span>
        <input
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          value={list.fieldText}
          onChange={({ target }) => list.onType(target.value)}
        />
      </label>
      <Choice
        name="section"
        label={words.placesList.section}
        values={visitedOnValues}
        labels={words.placesList.sections}
        value={choice.section}
        onChange={(section) => onChoose({ section })}
      />
      <YearChoice value={choice.year} onChange={(year) => onChoose({ year })} />
      <Choice
        name="transport"
        label={words.placesList.transport}
        values={transports}
        labels={words.transport}
        value={choice.transport}
        onChange={(transport) => onChoose({ transport })}
      />
      <Choice
        name="accuracy"
        label={words.placesList.accuracy}
        values={accuracyLevels}
        labels={words.accuracy}
        value={choice.accuracy}
        onChange={(accuracy) => onChoose({ accuracy })}
      />
      <Choice
        name="stay"
        label={words.placesList.stay}
        values={stayIcons}
        labels={{
          ...words.place.stay,
          home: words.placesList.longStay(shortestLongStayLength),
          camp: words.placesList.shortStay(shortestLongStayLength - 1),
        }}
        value={choice.stay}
        onChange={(stay) => onChoose({ stay })}
      />
      <label className={styles.choice}>
        <span>{words.placesList.order}</span>
        <select
          name="order"
          value={choice.order}
          onChange={({ target }) =>
            onChoose({ order: listOrders.find((order) => order === target.value) ?? 'route' })
          }
        >
          {listOrders.map((order) => (
            <option key={order} value={order}>
              {words.placesList.orders[order === 'route' && list.typed !== '' ? 'best' : order]}
            </option>
          ))}
        </select>
      </label>
      <Check
        name="pictures"
        label={words.placesList.withPictures}
        isChecked={choice.withPictures}
        onChange={(withPictures) => onChoose({ withPictures })}
      />
      <Check
        name="texts"
        label={words.placesList.withTexts}
        isChecked={choice.withTexts}
        onChange={(withTexts) => onChoose({ withTexts })}
      />
      <button type="submit" className={styles.submit}>
        {words.placesList.submit}
      </button>
    </form>
  );
}

interface YearChoiceProps {
  readonly value: number | null;
  readonly onChange: (year: number | null) => void;
}

/** The years of which there are places, and the chosen one. */
function YearChoice({ value, onChange }: YearChoiceProps) {
  const { words } = useLanguage();
  const years = useQuery(listedYearsQuery(useApiClient(), useQueryClient(), useShownPlaces())).data ?? [];
  const values = [...new Set([...years, ...(value === null ? [] : [value])])].map(String).toSorted();
  return (
    <Choice
      name="year"
      label={words.placesList.year}
      values={values}
      labels={Object.fromEntries(values.map((year) => [year, year]))}
      value={value === null ? null : String(value)}
      onChange={(year) => onChange(year === null ? null : Number(year))}
    />
  );
}
