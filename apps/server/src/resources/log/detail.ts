import type { LogEvent } from '@cae-map/contract/entities/log';
import { findLayer } from '@cae-map/layers/catalogue';

/**
 * What distinguishes the counts of one event. It has few values and contains neither positions nor texts of the client.
 * Returns undefined for an unknown layer.
 */
export function describeEvent({ event, data }: LogEvent): string | undefined {
  switch (event) {
    case 'layerChange':
      return findLayer(data.layer)?.code;
    case 'showWelcomeDialog': {
      const [preferred = ''] = data.preferred_language.toLowerCase().split('-');
      return `${preferred}/${data.display_language}/${data.country}`;
    }
    case 'showPlaceDebug':
    case 'placeOpen':
    case 'directions':
      return String(data.place_id);
    case 'mapMoveDebug':
      return String(Math.round(data.zoom));
    case 'locate':
      return data.action === 'error' ? `error/${data.reason ?? 'unknown'}` : data.action;
    case 'english_announcement':
      return data.action;
  }
}
