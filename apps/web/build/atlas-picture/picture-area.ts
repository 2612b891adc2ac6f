/** A rectangle of the Web Mercator world, in pixels of a zoom at which the world is 256 * 2^zoom pixels wide, from its north-west corner. */
export interface PictureArea {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The centre of a map in degrees and its zoom of 256-pixel tiles. */
export interface MapCentre {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** Returns the area of a size in pixels around a centre, rounded, so that tiles begin at whole pixels. */
export function areaAround(
  { latitude, longitude, zoom }: MapCentre,
  { width, height }: Pick<PictureArea, 'width' | 'height'>,
): PictureArea {
  const { x, y } = projectToWorld(latitude, longitude, zoom);
  return { zoom, left: Math.round(x - width / 2), top: Math.round(y - height / 2), width, height };
}

/** Projects degrees to pixels of the Web Mercator world of a zoom (EPSG:3857). */
export function projectToWorld(
  latitude: number,
  longitude: number,
  zoom: number,
): { readonly x: number; readonly y: number } {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
