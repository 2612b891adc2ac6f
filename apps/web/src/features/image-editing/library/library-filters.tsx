import { enabledChoices, imageGaps, placements } from '@cae-map/contract/entities/editing/list-filters';
import { imageTypes, visibilityLevels } from '@cae-map/contract/enumerations';
import { hasChoices, noFilter } from '@cae-map/expedition/editing/image-filter';
import { imageKinds } from '@cae-map/expedition/places/images';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Choice } from '../../../ui/filters/filter-controls.tsx';
import { RecentRangeChoice } from '../../../ui/filters/recent-range-choice.tsx';
import { FilterBar } from '../../../ui/workbench/list/filter-bar.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceChoice } from '../../../ui/workbench/place-choice/place-choice.tsx';
import { imageLibrary } from './library-store.ts';
import { imageOrders } from './model/sort-images.ts';

const { change, changeFilter } = imageLibrary;

/** The search field, the order and the filters of the library. */
export function LibraryFilters() {
  const { messages } = useLanguage(imageEditingMessages);
  const filter = imageLibrary.use((state) => state.filter);
  const order = imageLibrary.use((state) => state.order);
  const labels = messages.library;
  return (
    <FilterBar
      searchLabel={labels.filter.text}
      text={filter.text}
      onTextChange={(text) => changeFilter({ text })}
      orders={imageOrders}
      orderLabels={labels.orders}
      order={order}
      onOrderChange={(chosen) => change({ order: chosen, scrollTop: 0 })}
      hasChoices={hasChoices(filter)}
      onReset={hasChoices(filter) ? () => changeFilter(noFilter) : null}
    >
      <FurtherFilters />
    </FilterBar>
  );
}

function FurtherFilters() {
  const { messages } = useLanguage(imageEditingMessages);
  const filter = imageLibrary.use((state) => state.filter);
  const { library: labels, imageFields } = messages;
  const any = labels.filter.any;
  return (
    <>
      <Choice
        name="gap"
        label={labels.filter.gap}
        anyLabel={messages.recordList.anything}
        values={imageGaps}
        labels={labels.filter.gaps}
        value={filter.gap}
        onChange={(gap) => changeFilter({ gap })}
      />
      <PlaceChoice
        label={imageFields.names.place_id ?? ''}
        emptyLabel={any}
        placeId={filter.placeId}
        onChange={(placeId) => changeFilter({ placeId })}
      />
      <Choice
        name="kind"
        label={labels.filter.kind}
        anyLabel={any}
        values={imageKinds}
        labels={messages.images.kinds}
        value={filter.kind}
        onChange={(kind) => changeFilter({ kind })}
      />
      <Choice
        name="type"
        label={imageFields.names.image_type ?? ''}
        anyLabel={any}
        values={imageTypes}
        labels={labels.filter.types}
        value={filter.type}
        onChange={(type) => changeFilter({ type })}
      />
      <Choice
        name="placement"
        label={labels.filter.placement}
        anyLabel={any}
        values={placements}
        labels={labels.filter.placements}
        value={filter.placement}
        onChange={(placement) => changeFilter({ placement })}
      />
      <Choice
        name="enabled"
        label={labels.filter.enabled}
        anyLabel={any}
        values={enabledChoices}
        labels={labels.filter.enabledValues}
        value={filter.enabled}
        onChange={(enabled) => changeFilter({ enabled })}
      />
      <Choice
        name="visibility"
        label={imageFields.names.visibility_level ?? ''}
        anyLabel={any}
        values={visibilityLevels}
        labels={labels.filter.visibilities}
        value={filter.visibility}
        onChange={(visibility) => changeFilter({ visibility })}
      />
      <RecentRangeChoice
        label={labels.filter.added}
        anyLabel={messages.recordList.anytime}
        labels={messages.recordList.recent}
        value={filter.recent}
        onChange={(recent) => changeFilter({ recent })}
      />
    </>
  );
}
