import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { useGeoPhotos } from '../../lib/images/use-geo-photos.ts';
import type { SettingFacts } from './settings-table.ts';

/** What decides which settings are offered to the visitor. */
export function useSettingFacts(): SettingFacts {
  const layers = useConfiguration()?.layers ?? [];
  return {
    hasGeoPhotos: useGeoPhotos(useExpedition()).length > 0,
    hasAdditionalMaps: layers.some(({ additional }) => additional),
  };
}
