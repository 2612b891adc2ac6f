import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { unwrapLongitudes, type Position } from '@cae-map/expedition/geography';
import { titleOf } from '@cae-map/expedition/titles';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';

/** Where the drawing looks: zoom of 256-pixel tiles, centre in degrees WGS84. */
export interface DrawingView {
  readonly zoom: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface DrawingOptions {
  readonly view: DrawingView;
  readonly language: ContentLanguage;
  readonly placeId: number;
}

type Pixel = readonly [x: number, y: number];

/** How far from the centre anything is drawn, in pixels: half of a large screen and a little more. */
const reach = 1500;
const leastStep = 2;

/** The route by year, its main stops and the open stop, as SVG whose origin is the centre of the view. */
export function routeDrawingSvg(expedition: Expedition, { view, language, placeId }: DrawingOptions): string {
  const project = projection(view);
  const lines = expedition.legs.flatMap((leg) => {
    const year = expedition.byId.get(leg.toId)?.year ?? '';
    const path = pathData(unwrapLongitudes(leg.points).map(project));
    return path === '' ? [] : [{ year, path }];
  });
  const byYear = groupPaths(lines);
  const halo = `<path d="${lines.map(({ path }) => path).join('')}" class="halo"/>`;
  const years = [...byYear].map(([year, path]) => `<path d="${path}" data-year="${year}"/>`);
  const stops = mainStops(expedition, view.zoom, placeId).map((place) => stopMark(place, project, language, placeId));
  return (
    '<svg class="route-drawing" aria-hidden="true" width="1" height="1" fill="none">' +
    halo +
    years.join('') +
    stops.join('') +
    '</svg>'
  );
}

function groupPaths(lines: readonly { readonly year: string; readonly path: string }[]): Map<string, string> {
  const byYear = new Map<string, string>();
  for (const { year, path } of lines) byYear.set(year, (byYear.get(year) ?? '') + path);
  return byYear;
}

/** Web Mercator in pixels about the centre of the view. */
function projection({ zoom, latitude, longitude }: DrawingView): (position: Position) => Pixel {
  const world = 256 * 2 ** zoom;
  const x = (degrees: number) => ((degrees + 180) / 360) * world;
  const y = (degrees: number) => {
    const sine = Math.sin((Math.max(-85, Math.min(85, degrees)) * Math.PI) / 180);
    return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world;
  };
  const centre: Pixel = [x(longitude), y(latitude)];
  return ([lat, lng]) => [Math.round(x(lng) - centre[0]), Math.round(y(lat) - centre[1])];
}

/** The line as path data, without points that stand almost on the one before; empty when all of it is out of reach. */
function pathData(points: readonly Pixel[]): string {
  if (!points.some(isWithinReach)) return '';
  let previous: Pixel | undefined;
  let data = '';
  for (const [index, point] of points.entries()) {
    const isLast = index === points.length - 1;
    if (previous && !isLast && Math.hypot(point[0] - previous[0], point[1] - previous[1]) < leastStep) continue;
    data += previous ? `L${point[0]} ${point[1]}` : `M${point[0]} ${point[1]}`;
    previous = point;
  }
  return data.includes('L') ? data : '';
}

function isWithinReach([x, y]: Pixel): boolean {
  return Math.abs(x) < reach && Math.abs(y) < reach;
}

function mainStops(expedition: Expedition, zoom: number, placeId: number): Place[] {
  return expedition.path.filter(
    ({ id, position, record }) => position !== null && (id === placeId || (record.minzoom > 0 && record.minzoom <= zoom)),
  );
}

function stopMark(
  place: Place,
  project: (position: Position) => Pixel,
  language: ContentLanguage,
  placeId: number,
): string {
  if (place.position === null) return '';
  const point = project(place.position);
  if (!isWithinReach(point)) return '';
  const [x, y] = point;
  const isOpen = place.id === placeId;
  const label = escapeXml(titleOf(place.record, language));
  return `<circle cx="${x}" cy="${y}" r="${isOpen ? 7 : 4}"${isOpen ? ' class="open"' : ''}/><text x="${x + 9}" y="${y + 4}">${label}</text>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
