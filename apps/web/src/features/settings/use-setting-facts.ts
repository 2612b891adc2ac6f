import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { useGeoPhotos } from '../../lib/images/use-geo-photos.ts';
import type { SettingFacts } from './settings-table.ts';

/**
 * What decides which settings are offered to the visitor; nothing during hydration, because another part of the page may have
 * loaded what the server did not know when it rendered the settings.
 */
export function useSettingFacts(): SettingFacts {
  const isInBrowser = useIsInBrowser();
  const layers = useConfiguration()?.layers ?? [];
  const hasGeoPhotos = useGeoPhotos(useExpedition()).length > 0;
  return {
    hasGeoPhotos: isInBrowser && hasGeoPhotos,
    hasAdditionalMaps: isInBrowser && layers.some(({ additional }) => additional),
  };
}
