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
  const labels = messages.placesAdmin;
  return (
    <FilterBar
      searchLabel={labels.filter.text}
      text={filter.text}
      onTextChange={(text) => changeFilter({ text })}
      orders={placeOrders}
      orderLabels={labels.orders}
      order={order}
      onOrderChange={(chosen) => change({ order: chosen, scrollTop: 0 })}
      hasChoices={isFiltered({ ...filter, text: '' })}
      onReset={isFiltered(filter) ? () => changeFilter(noFilter) : null}
    >
      <Choice
        name="gap"
        label={labels.filter.gap}
        anyLabel={messages.recordList.anything}
        values={placeGaps}
        labels={labels.filter.gaps}
        value={filter.gap}
        onChange={(gap) => changeFilter({ gap })}
      />
      <Choice
        name="section"
        label={labels.filter.section}
        anyLabel={labels.filter.any}
        values={visitedOnValues}
        labels={messages.sections}
        value={filter.section}
        onChange={(section) => changeFilter({ section })}
      />
      <Choice
        name="accuracy"
        label={labels.filter.accuracy}
        anyLabel={labels.filter.any}
        values={accuracyLevels}
        labels={messages.accuracy}
        value={filter.accuracy}
        onChange={(accuracy) => changeFilter({ accuracy })}
      />
      <RecentRangeChoice
        label={labels.filter.time[filter.timeField]}
        anyLabel={messages.recordList.anytime}
        labels={messages.recordList.recent}
        value={filter.recent}
        onChange={(recent) => changeFilter({ recent })}
      />
      <Choice
        name="timeField"
        label={labels.filter.timeFieldLabel}
        anyLabel={labels.filter.timeField.created_at}
        values={timeFields.filter((field) => field === 'updated_at')}
        labels={labels.filter.timeField}
        value={filter.timeField === 'updated_at' ? 'updated_at' : null}
        onChange={(timeField) => changeFilter({ timeField: timeField ?? 'created_at' })}
      />
    </FilterBar>
  );
}
