import { accuracyLevels, transports, visitedOnValues } from '@cae-map/contract/enumerations';
import { imageKinds } from '@cae-map/expedition/places/images';
import { listOrders } from '@cae-map/expedition/search/places-list';
import { shortestLongStayLength, stayIcons } from '@cae-map/expedition/dates/stays';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { useOffersMarches } from '../../../../lib/marches/researchers-marches.ts';
import { useShownPlaces } from '../../../../lib/options/shown-places.ts';
import { searchMessages } from '../../messages/index.ts';
import { Check, Choice } from '../../../../ui/filters/filter-controls.tsx';
import styles from '../../../../ui/filters/filters.module.css';
import { listedYearsQuery } from './listed-years-query.ts';
import { useListControls } from '../state/use-list-url-state.ts';
import { Button } from '../../../../ui/controls/button.tsx';

/** The filters and the order of the list. Without scripts the form submits the same parameters. */
export function ListFilters() {
  const { messages } = useLanguage(searchMessages);
  const list = useListControls();
  const offersMarches = useOffersMarches();
  const { shownChoice: choice, onChoose } = list;
  return (
    <form className={styles.filters} role="search" method="get" onSubmit={(event) => event.preventDefault()}>
      <label className={styles.name}>
        <span>{messages.placesList.name}</span>
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
        label={messages.placesList.section}
        values={visitedOnValues}
        labels={messages.sections}
        anyLabel={messages.placesList.any}
        value={choice.section}
        onChange={(section) => onChoose({ section })}
      />
      <YearChoice value={choice.year} onChange={(year) => onChoose({ year })} />
      <Choice
        name="transport"
        label={messages.placesList.transport}
        values={transports}
        labels={messages.transport}
        anyLabel={messages.placesList.any}
        value={choice.transport}
        onChange={(transport) => onChoose({ transport })}
      />
      <Choice
        name="accuracy"
        label={messages.placesList.accuracy}
        values={accuracyLevels}
        labels={messages.accuracy}
        anyLabel={messages.placesList.any}
        value={choice.accuracy}
        onChange={(accuracy) => onChoose({ accuracy })}
      />
      <Choice
        name="stay"
        label={messages.placesList.stay}
        values={stayIcons}
        labels={{
          ...messages.place.stay,
          home: messages.placesList.longStay(shortestLongStayLength),
          camp: messages.placesList.shortStay(shortestLongStayLength - 1),
        }}
        anyLabel={messages.placesList.any}
        value={choice.stay}
        onChange={(stay) => onChoose({ stay })}
      />
      <label className={styles.choice}>
        <span>{messages.placesList.order}</span>
        <select
          name="order"
          value={choice.order}
          onChange={({ target }) =>
            onChoose({ order: listOrders.find((order) => order === target.value) ?? 'route' })
          }
        >
          {listOrders.map((order) => (
            <option key={order} value={order}>
              {messages.placesList.orders[order === 'route' && list.typed !== '' ? 'best' : order]}
            </option>
          ))}
        </select>
      </label>
      <Choice
        name="pictures"
        label={messages.placesList.images}
        values={imageKinds}
        labels={messages.images.kinds}
        anyLabel={messages.placesList.any}
        value={choice.imageKind}
        onChange={(imageKind) => onChoose({ imageKind })}
      />
      <Check
        name="texts"
        label={messages.placesList.withTexts}
        isChecked={choice.withTexts}
        onChange={(withTexts) => onChoose({ withTexts })}
      />
      {(offersMarches || choice.mileageDiffers) && (
        <Check
          name="mileage"
          label={messages.placesList.mileageDiffers}
          isChecked={choice.mileageDiffers}
          onChange={(mileageDiffers) => onChoose({ mileageDiffers })}
        />
      )}
      <Button type="submit" className={styles.submit}>
        {messages.placesList.submit}
      </Button>
    </form>
  );
}

interface YearChoiceProps {
  readonly value: number | null;
  readonly onChange: (year: number | null) => void;
}

/** The years with places, and the selected one. */
function YearChoice({ value, onChange }: YearChoiceProps) {
  const { messages } = useLanguage(searchMessages);
  const years = useQuery(listedYearsQuery(useApiClient(), useShownPlaces())).data ?? [];
  const values = [...new Set([...years, ...(value === null ? [] : [value])])].map(String).toSorted();
  return (
    <Choice
      name="year"
      label={messages.placesList.year}
      values={values}
      labels={Object.fromEntries(values.map((year) => [year, year]))}
      anyLabel={messages.placesList.any}
      value={value === null ? null : String(value)}
      onChange={(year) => onChange(year === null ? null : Number(year))}
    />
  );
}
