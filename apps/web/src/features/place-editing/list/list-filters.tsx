import { placeGaps, timeFields } from '@cae-map/contract/entities/editing/list-filters';
import { accuracyLevels, visitedOnValues } from '@cae-map/contract/enumerations';
import { isFiltered, noFilter } from '@cae-map/expedition/editing/place-filter';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Choice } from '../../../ui/filters/filter-controls.tsx';
import { RecentRangeChoice } from '../../../ui/filters/recent-range-choice.tsx';
import { FilterBar } from '../../../ui/workbench/list/filter-bar.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { placeList } from './list-store.ts';
import { placeOrders } from './model/sort-places.ts';

const { change, changeFilter } = placeList;

/** The search field, the order and the filters of the list. */
export function ListFilters() {
  const { messages } = useLanguage(placeEditingMessages);
  const filter = placeList.use((state) => state.filter);
  const order = placeList.use((state) => state.order);
  const texts = messages.placesAdmin;
  return (
    <FilterBar
      searchLabel={texts.filter.text}
      text={filter.text}
      onTextChange={(text) => changeFilter({ text })}
      orders={placeOrders}
      orderLabels={texts.orders}
      order={order}
      onOrderChange={(chosen) => change({ order: chosen, scrollTop: 0 })}
      hasChoices={isFiltered({ ...filter, text: '' })}
      onReset={isFiltered(filter) ? () => changeFilter(noFilter) : null}
    >
      <Choice
        name="gap"
        label={texts.filter.gap}
        anyLabel={messages.recordList.anything}
        values={placeGaps}
        labels={texts.filter.gaps}
        value={filter.gap}
        onChange={(gap) => changeFilter({ gap })}
      />
      <Choice
        name="section"
        label={texts.filter.section}
        anyLabel={texts.filter.any}
        values={visitedOnValues}
        labels={messages.sections}
        value={filter.section}
        onChange={(section) => changeFilter({ section })}
      />
      <Choice
        name="accuracy"
        label={texts.filter.accuracy}
        anyLabel={texts.filter.any}
        values={accuracyLevels}
        labels={messages.accuracy}
        value={filter.accuracy}
        onChange={(accuracy) => changeFilter({ accuracy })}
      />
      <RecentRangeChoice
        label={`${texts.filter.time}: ${texts.filter.timeField[filter.timeField]}`}
        anyLabel={messages.recordList.anytime}
        labels={messages.recordList.recent}
        value={filter.recent}
        onChange={(recent) => changeFilter({ recent })}
      />
      <Choice
        name="timeField"
        label={texts.filter.timeFieldLabel}
        anyLabel={texts.filter.timeField.created_at}
        values={timeFields.filter((field) => field === 'updated_at')}
        labels={texts.filter.timeField}
        value={filter.timeField === 'updated_at' ? 'updated_at' : null}
        onChange={(timeField) => changeFilter({ timeField: timeField ?? 'created_at' })}
      />
    </FilterBar>
  );
}
