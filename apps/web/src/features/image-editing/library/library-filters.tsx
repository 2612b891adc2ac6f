import { imageTypes, visibilityLevels } from '@cae-map/contract/enumerations';
import { imageKinds } from '@cae-map/expedition/places/images';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Choice } from '../../../ui/filters/filter-controls.tsx';
import { RecentRangeChoice } from '../../../ui/filters/recent-range-choice.tsx';
import styles from '../../../ui/lists/list-filters.module.css';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceChoice } from '../place-choice/place-choice.tsx';
import { changeFilter, changeLibrary, useLibrary } from './library-store.ts';
import { hasChoices, imageGaps, noFilter, placements } from './model/image-filter.ts';
import { imageOrders } from './model/sort-images.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The search field, the order, and the further filters of the library, which are folded. */
export function LibraryFilters() {
  const { messages } = useLanguage(imageEditingMessages);
  const filter = useLibrary((state) => state.filter);
  const order = useLibrary((state) => state.order);
  const [isOpen, setOpen] = useState(() => hasChoices(filter));
  const id = useId();
  const texts = messages.library;
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
            onChange={({ target }) => changeFilter({ text: target.value })}
          />
        </label>
        <select
          className={styles.order}
          aria-label={texts.order}
          value={order}
          onChange={({ target }) => {
            const chosen = imageOrders.find((one) => one === target.value);
            if (chosen !== undefined) changeLibrary({ order: chosen, scrollTop: 0 });
          }}
        >
          {imageOrders.map((one) => (
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
        <FurtherFilters />
        {hasChoices(filter) && (
          <Button className={styles.reset} onClick={() => changeFilter(noFilter)}>
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  );
}

function FurtherFilters() {
  const { messages } = useLanguage(imageEditingMessages);
  const filter = useLibrary((state) => state.filter);
  const { library: texts, imageFields } = messages;
  const any = texts.filter.any;
  return (
    <>
      <Choice
        name="gap"
        label={texts.filter.gap}
        anyLabel={texts.filter.anything}
        values={imageGaps}
        labels={texts.filter.gaps}
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
        label={texts.filter.kind}
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
        labels={texts.filter.types}
        value={filter.type}
        onChange={(type) => changeFilter({ type })}
      />
      <Choice
        name="placement"
        label={texts.filter.placement}
        anyLabel={any}
        values={placements}
        labels={texts.filter.placements}
        value={filter.placement}
        onChange={(placement) => changeFilter({ placement })}
      />
      <Choice
        name="enabled"
        label={texts.filter.enabled}
        anyLabel={any}
        values={['shown', 'hidden']}
        labels={texts.filter.enabledValues}
        value={filter.enabled}
        onChange={(enabled) => changeFilter({ enabled })}
      />
      <Choice
        name="visibility"
        label={imageFields.names.visibility_level ?? ''}
        anyLabel={any}
        values={visibilityLevels}
        labels={texts.filter.visibilities}
        value={filter.visibility}
        onChange={(visibility) => changeFilter({ visibility })}
      />
      <RecentRangeChoice
        label={texts.filter.added}
        anyLabel={texts.filter.anytime}
        labels={texts.filter.recent}
        value={filter.recent}
        onChange={(recent) => changeFilter({ recent })}
      />
    </>
  );
}
