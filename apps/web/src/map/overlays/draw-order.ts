/**
 * The order of overlays on the map, from bottom to top. The names are the bands of the map; overlays of features take their
 * place from here, so that a new one is put between its neighbours by name.
 */
export const drawOrder = {
  /** The built-in atlas, below everything: the map is never blank. */
  atlas: 0,
  /** The tiles of a chosen base layer. */
  baseLayer: 1,
  /** Transparent tiles above the base layer, such as railways. */
  tileOverlays: 2,
  /** Areas below the route. */
  areas: 5,
  /** The discs of accuracy, above the heat map. */
  uncertainty: 6,
  route: 10,
  routeHighlight: 11,
  routeArrows: 12,
  /** The moving line of a journey being played. */
  motion: 12,
  routeEnds: 13,
  /** Recorded tracks: above the route, below the stops, which stay clickable. */
  tracks: 14,
  /** Rings around places that a search has found. */
  found: 15,
  photographs: 17,
  stops: 20,
  hoveredStop: 21,
  /** Points that a visitor keeps, above the stops. */
  bookmarks: 25,
  /** Where the visitor is. */
  ownPosition: 28,
  /** What a visitor draws: measured lines, points. */
  drawings: 30,
  /** The record that an editor is editing. */
  editedRecord: 31,
  /** The corrected position that a visitor proposes. */
  correction: 32,
} as const;
