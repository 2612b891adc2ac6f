import type { ContentLanguage, VisitedOn } from '@cae-map/contract/enumerations';
import { unwrapLongitudes, type Position } from '@cae-map/expedition/route/geography';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { localPath } from '../../lib/language/language-path.ts';
import { paths } from '../../lib/url/paths.ts';
import {
  inferredDash,
  otherYearsColour,
  isRouteYear,
  routeColours,
  routeWidths,
} from '../../map/style/route-colours.ts';

/** The view of the drawing: zoom of 256-pixel tiles, centre in degrees WGS84. */
export interface DrawingView {
  readonly zoom: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface DrawingOptions {
  readonly view: DrawingView;
  readonly language: ContentLanguage;
  readonly placeId: number;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
}

type Pixel = readonly [x: number, y: number];

/** The distance from the centre up to which elements are drawn, in pixels; more than half of a large screen. */
const reach = 1500;
const minStep = 2;
/** The radius of the area of a stop that receives taps, in pixels. */
const touchRadius = 16;

/** Renders the route by year, the main stops and the open stop as SVG with the centre of the view as its origin. */
export function routeDrawingSvg(expedition: Expedition, options: DrawingOptions): string {
  const { view, language, placeId, sections } = options;
  const project = createProjection(view);
  const lines = expedition.legs.flatMap((leg) => {
    const place = expedition.byId.get(leg.toId);
    if (!place || !sections.includes(place.record.visited_on)) return [];
    const path = pathData(unwrapLongitudes(leg.points).map(project));
    return path === '' ? [] : [{ year: place.year ?? '', path, isInferred: leg.isInferred }];
  });
  const halo = `<path d="${lines.map(({ path }) => path).join('')}" class="halo"/>`;
  const known = drawYears(lines.filter(({ isInferred }) => !isInferred));
  const inferred = drawYears(lines.filter(({ isInferred }) => isInferred));
  const stops = mainStops(expedition, options).map((place) => ({
    place,
    point: project(place.position),
  }));
  const labelled = chooseLabels(
    stops.filter(({ point }) => isWithinReach(point)),
    language,
    placeId,
  );
  const marks = stops.map(({ place, point }) => stopMark(place, point, labelled.get(place.id), options));
  return (
    '<svg class="route-drawing" aria-hidden="true" width="1" height="1" fill="none">' +
    halo +
    known +
    (inferred && `<g stroke-dasharray="${inferredDash.length} ${inferredDash.gap}">${inferred}</g>`) +
    marks.join('') +
    '</svg>'
  );
}

/** Renders lines, those of a year as one path. */
function drawYears(lines: readonly { readonly year: string; readonly path: string }[]): string {
  return [...groupPaths(lines)]
    .map(([year, path]) => yearEdge(year, path) + line(path, yearStroke(year)))
    .join('');
}

function line(path: string, stroke: string, more = ''): string {
  return `<path d="${path}" style="stroke:${stroke}${more}"/>`;
}

/** Renders the dark edge below a white line, as on the map. */
function yearEdge(year: string, path: string): string {
  if (isRouteYear(year)) return '';
  return line(path, otherYearsColour.edge, `;stroke-width:${routeWidths.edge}`);
}

/** Returns the stroke of a year in both colour schemes, as on the map. */
function yearStroke(year: string): string {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    isRouteYear(year) ? routeColours[scheme][year].core : otherYearsColour.core,
  );
  return `light-dark(${light},${dark})`;
}

function groupPaths(lines: readonly { readonly year: string; readonly path: string }[]): Map<string, string> {
  const byYear = new Map<string, string>();
  for (const { year, path } of lines) byYear.set(year, (byYear.get(year) ?? '') + path);
  return byYear;
}

/** Returns the Web Mercator projection to pixels relative to the centre of the view. */
function createProjection({ zoom, latitude, longitude }: DrawingView): (position: Position) => Pixel {
  const world = 256 * 2 ** zoom;
  const x = (degrees: number) => ((degrees + 180) / 360) * world;
  const y = (degrees: number) => {
    const sine = Math.sin((Math.max(-85, Math.min(85, degrees)) * Math.PI) / 180);
    return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world;
  };
  const centre: Pixel = [x(longitude), y(latitude)];
  return ([lat, lng]) => [Math.round(x(lng) - centre[0]), Math.round(y(lat) - centre[1])];
}

/** Returns the path data of a line without points that are too near to the previous one; empty if no point is in reach. */
function pathData(points: readonly Pixel[]): string {
  if (!points.some(isWithinReach)) return '';
  let previous: Pixel | undefined;
  let data = '';
  for (const [index, point] of points.entries()) {
    const isLast = index === points.length - 1;
    if (previous && !isLast && Math.hypot(point[0] - previous[0], point[1] - previous[1]) < minStep) continue;
    data += previous ? `L${point[0]} ${point[1]}` : `M${point[0]} ${point[1]}`;
    previous = point;
  }
  return data.includes('L') ? data : '';
}

function isWithinReach([x, y]: Pixel): boolean {
  return Math.abs(x) < reach && Math.abs(y) < reach;
}

type PlacedStop = Place & { readonly position: Position };

function mainStops(expedition: Expedition, { view, placeId, sections }: DrawingOptions): PlacedStop[] {
  const isMain = ({ minzoom, visited_on }: Place['record']) =>
    minzoom > 0 && minzoom <= view.zoom && sections.includes(visited_on);
  return expedition.path.filter(
    (place): place is PlacedStop => place.position !== null && (place.id === placeId || isMain(place.record)),
  );
}

interface ProjectedStop {
  readonly place: Place;
  readonly point: Pixel;
}

/** The estimated width of a letter and height of a label, in pixels. */
const letterWidth = 7.2;
const lineHeight = 18;

/** Selects labels that do not overlap: that of the open stop first, then by minzoom. */
function chooseLabels(
  stops: readonly ProjectedStop[],
  language: ContentLanguage,
  placeId: number,
): ReadonlyMap<number, string> {
  const rank = ({ place }: ProjectedStop) => (place.id === placeId ? -1 : place.record.minzoom);
  const taken: { x: number; y: number; width: number }[] = [];
  const labels = new Map<number, string>();
  for (const stop of stops.toSorted((a, b) => rank(a) - rank(b))) {
    const label = getTitle(stop.place.record, language);
    const [x, y] = stop.point;
    const width = label.length * letterWidth;
    const overlaps = taken.some(
      (other) => Math.abs(other.y - y) < lineHeight && x < other.x + other.width && other.x < x + width,
    );
    if (overlaps) continue;
    taken.push({ x, y, width });
    labels.set(stop.place.id, label);
  }
  return labels;
}

/** Renders a stop as a link with a ring, a label and a transparent circle of the size of a finger. */
function stopMark(
  place: Place,
  [x, y]: Pixel,
  label: string | undefined,
  { language, placeId }: DrawingOptions,
): string {
  const isOpen = place.id === placeId;
  if (!isOpen && label === undefined) return '';
  const href = localPath(language, paths.place(place.id));
  const circle = `<circle cx="${x}" cy="${y}" r="${isOpen ? 7 : 4}"${isOpen ? ' class="open"' : ''}/>`;
  const text = label === undefined ? '' : `<text x="${x + 9}" y="${y + 4}">${escapeXml(label)}</text>`;
  return `<a href="${href}" tabindex="-1"><circle cx="${x}" cy="${y}" r="${touchRadius}" class="touch"/>${circle}${text}</a>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
