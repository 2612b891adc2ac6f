import type { ExternalMapId } from '@cae-map/expedition/map-links/external-maps';

/** The names of the services that are the same in every language; the others are messages. */
export const serviceNames = {
  openStreetMap: 'OpenStreetMap',
  bing: 'Bing',
  mapy: 'Mapy',
  oldMaps: 'Old Maps Online',
  baidu: 'Baidu (百度)',
  gaode: 'Gaode (高德)',
} as const satisfies Partial<Record<ExternalMapId, string>>;

/** The services whose names are messages. */
export type TranslatedMapId = Exclude<ExternalMapId, keyof typeof serviceNames>;

/** Whether the name of a service is a message. */
export function isTranslated(id: ExternalMapId): id is TranslatedMapId {
  return !(id in serviceNames);
}
