import type { MapPoint } from '../../map/camera/camera.ts';

/** What the page of a map contains for the start of the map before the application. */
export interface MapStart {
  /** The first view unless the URL has another one; the zoom is that of 256-pixel tiles. */
  readonly view: MapPoint;
  /** The id of the open stop unless the URL has another one; 0 without one. */
  readonly placeId: number;
  /** The accessible name of the map. */
  readonly label: string;
}

/** The elements of the region of the map, by their values of `data-map-part`. */
export type MapPartName = 'container' | 'free-area' | 'drawing';

/** The elements in a page that the map is started in. */
export interface MapElements {
  readonly container: HTMLElement;
  readonly freeArea: HTMLElement;
  /** The drawing of the server above the map. */
  readonly drawing: HTMLElement;
  readonly start: MapStart;
}

/** The attribute of the container with its `MapStart`. */
export function formatMapStart(start: MapStart): string {
  return JSON.stringify(start);
}

/** Finds the elements in a page; null on pages without a map that can be started before the application. */
export function findMapElements(page: ParentNode): MapElements | null {
  const find = (name: MapPartName) => page.querySelector<HTMLElement>(`[data-map-part='${name}']`);
  const [container, freeArea, drawing] = [find('container'), find('free-area'), find('drawing')];
  const start = container?.dataset.mapStart;
  if (!container || !freeArea || !drawing || start === undefined) return null;
  // The same version of the application has written it.
  return { container, freeArea, drawing, start: JSON.parse(start) as MapStart };
}
