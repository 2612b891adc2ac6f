import { photoZoomFilters } from '@cae-map/contract/enumerations';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useOptionGroup } from '../../lib/options/use-option-group.ts';
import { geoPhotoOptions } from '../../lib/options/geo-photo-options.ts';
import { useLineType, useOfferedLineTypes } from '../../lib/options/line-type.ts';
import { changeOptions, useOptions } from '../../lib/options/options-store.ts';
import { settingsMessages } from './messages/index.ts';
import { SettingChoice } from './setting-choice.tsx';
import { useSettingFacts } from './use-setting-facts.ts';

/** What the colours of the route represent; visitors have only the years, so that they have no choice. */
export function LineTypeSetting() {
  const { messages } = useLanguage(settingsMessages);
  const lineType = useLineType();
  const offered = useOfferedLineTypes();
  if (offered.length < 2) return null;
  return (
    <SettingChoice
      label={messages.settings.lineType}
      value={lineType}
      choices={offered.map((value) => ({ value, label: messages.settings.lineTypes[value] }))}
      onChange={(pathGroupBy) => changeOptions({ pathGroupBy })}
    />
  );
}

/** From which zoom the photographs are on the map, if there are any. */
export function GeoPhotoZoomSetting() {
  const { messages } = useLanguage(settingsMessages);
  const { hasGeoPhotos } = useSettingFacts();
  const isShown = useOptions((options) => options.showGeoPhotos);
  const zoomFilter = useOptionGroup(geoPhotoOptions, (options) => options.zoomFilter);
  if (!hasGeoPhotos || !isShown) return null;
  return (
    <SettingChoice
      label={messages.settings.geoPhotosFrom}
      value={zoomFilter}
      choices={photoZoomFilters.map((value) => ({
        value,
        label: messages.settings.geoPhotosFromOptions[value],
      }))}
      onChange={(value) => geoPhotoOptions.change({ zoomFilter: value })}
    />
  );
}
