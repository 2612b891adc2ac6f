import { homeTabCode, parseMapHash, type MapHash } from '@cae-map/expedition/hash';
import type { DehydratedState } from '@tanstack/react-query';
import { phoneQuery, sidewaysQuery } from '../../lib/browser/media-queries.ts';
import { appOptions } from '../../lib/options/app-options.ts';
import type { MapPoint } from '../../map/camera/camera.ts';
import { findMapElements, type MapElements } from './map-start.ts';

/** A page whose map is started before the application. */
export interface PageOfMap {
  readonly elements: MapElements;
  readonly data: DehydratedState;
  /** The first view; the zoom is that of 256-pixel tiles. */
  readonly view: MapPoint;
  /** Whether the drawing of the server shows another view or another stop. */
  readonly isDrawingOutdated: boolean;
  /** The id of the open stop; 0 without one. */
  readonly selectedId: number;
}

/** What the map reports during the start of a page. */
export interface FirstMapListener {
  /** The first view is drawn, or there is no map to wait for. */
  onSettled(): void;
  /** The application is needed now: a stop was clicked, or a tile has failed. */
  onNeedsApplication(): void;
}

/**
 * Reads what the map of a page starts with. Call it after the options have been restored.
 * @returns null on pages without a map, and for URLs and options with which the application changes the free area or the view
 */
export function readPageOfMap(data: DehydratedState): PageOfMap | null {
  const elements = findMapElements(document);
  if (elements === null) return null;
  const hash = parseMapHash(window.location.hash);
  if (changesFreeArea(hash) || appOptions.store.getState().bilingualsidebar) return null;
  const { view, placeId } = elements.start;
  const selectedId = hash.place?.id ?? placeId;
  return {
    elements,
    data,
    view: hash.view ?? view,
    isDrawingOutdated: hash.view !== null || selectedId !== placeId,
    selectedId,
  };
}

/** Whether the application shows the sheet of a hash at another height, or needs its stop for the view. */
function changesFreeArea({ place, view }: MapHash): boolean {
  if (place === null) return false;
  const hasOneHeight = !window.matchMedia(phoneQuery).matches || window.matchMedia(sidewaysQuery).matches;
  return view === null || place.tab !== homeTabCode || !hasOneHeight;
}
