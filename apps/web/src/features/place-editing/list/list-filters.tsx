import { accuracyLevels, visitedOnValues } from '@cae-map/contract/enumerations';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Choice } from '../../../ui/filters/filter-controls.tsx';
import { RecentRangeChoice } from '../../../ui/filters/recent-range-choice.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { changeList, readList, useList } from './list-store.ts';
import styles from '../../../ui/lists/list-filters.module.css';
import { isFiltered, noFilter, placeGaps, timeFields, type PlaceFilter } from './model/place-filter.ts';
import { placeOrders } from './model/sort-places.ts';
import { Button } from '../../../ui/controls/button.tsx';

const change = (part: Partial<PlaceFilter>): void =>
  changeList({ filter: { ...readList().filter, ...part }, scrollTop: 0 });

/** The search field, the order, and the further filters of the list, which are folded. */
export function ListFilters() {
  const { messages } = useLanguage(placeEditingMessages);
  const filter = useList((state) => state.filter);
  const order = useList((state) => state.order);
  const [isOpen, setOpen] = useState(() => isFiltered({ ...filter, text: '' }));
  const id = useId();
  const texts = messages.placesAdmin;
  return (
    <div role="search" className={styles.filters}>
      <div className={styles.line}>
        <label className={styles.field}>
          <IconSearch size={18} stroke={1.8} aria-hidden="true" />
          <input
            type="search"
            aria-label={texts.filter.text}
            placeholder={texts.filter.text}
            value={filter.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </label>
        <select
          className={styles.order}
          aria-label={texts.order}
          value={order}
          onChange={({ target }) => {
            const chosen = placeOrders.find((one) => one === target.value);
            if (chosen !== undefined) changeList({ order: chosen, scrollTop: 0 });
          }}
        >
          {placeOrders.map((one) => (
            <option key={one} value={one}>
              {texts.orders[one]}
            </option>
          ))}
        </select>
        <Button
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          label={texts.filter.more}
          onClick={() => setOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.8} aria-hidden="true" />
        </Button>
      </div>
      <div id={id} className={styles.choices} hidden={!isOpen}>
        <Choice
          name="gap"
          label={texts.filter.gap}
          anyLabel={texts.filter.anything}
          values={placeGaps}
          labels={texts.filter.gaps}
          value={filter.gap}
          onChange={(gap) => change({ gap })}
        />
        <Choice
          name="section"
          label={texts.filter.section}
          anyLabel={texts.filter.any}
          values={visitedOnValues}
          labels={messages.sections}
          value={filter.section}
          onChange={(section) => change({ section })}
        />
        <Choice
          name="accuracy"
          label={texts.filter.accuracy}
          anyLabel={texts.filter.any}
          values={accuracyLevels}
          labels={messages.accuracy}
          value={filter.accuracy}
          onChange={(accuracy) => change({ accuracy })}
        />
        <RecentRangeChoice
          label={`${texts.filter.time}: ${texts.filter.timeField[filter.timeField]}`}
          anyLabel={texts.filter.anytime}
          labels={texts.filter.recent}
          value={filter.recent}
          onChange={(recent) => change({ recent })}
        />
        <Choice
          name="timeField"
          label={texts.filter.timeFieldLabel}
          anyLabel={texts.filter.timeField.created_at}
          values={timeFields.filter((field) => field === 'updated_at')}
          labels={texts.filter.timeField}
          value={filter.timeField === 'updated_at' ? 'updated_at' : null}
          onChange={(timeField) => change({ timeField: timeField ?? 'created_at' })}
        />
        {isFiltered(filter) && (
          <Button className={styles.reset} onClick={() => change(noFilter)}>
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  );
}
