import { unwrapLongitudes, type Position } from '@cae-map/expedition/route/geography';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';

/** A stop with its name on the drawing. The position is in percent of the width and height. */
export interface DrawnStop {
  readonly placeId: number;
  readonly title_ru: string;
  readonly title_en: string;
  readonly left: number;
  readonly top: number;
  /** Whether a stretch begins or ends here. */
  readonly isEnd: boolean;
  /** Whether a narrow drawing, as on a phone or in a side column, has room for the name. */
  readonly isInNarrow: boolean;
}

/** A small map of the route, drawn from the data: SVG path data in a view of `width` by `height`. */
export interface TravelDrawing {
  readonly width: number;
  readonly height: number;
  /** The whole route. */
  readonly route: string;
  /** The legs that the person travelled. */
  readonly travelled: string;
  readonly stops: readonly DrawnStop[];
  /** Where the travellers are between stops, in percent of the width and height; absent at a stop. */
  readonly here?: { readonly left: number; readonly top: number };
}

const width = 720;
const height = 400;
/** The free space around the travelled part, in pixels of the view. */
const margin = 60;
/** The narrowest extent in degrees of longitude, so that a meeting is shown within its region. */
const minDegrees = 14;
/** Stops that are labelled up to this zoom are shown for orientation. */
const orientationZoom = 5;
/** Points of a line that are nearer to each other, in pixels, are omitted. */
const minStep = 1.5;

type Pixel = readonly [x: number, y: number];

/**
 * Draws the route with the part that a person travelled.
 * @param stretches the ids of the stops of each stretch in travel order
 * @param here a position between stops that is marked
 * @returns null without a stop whose position is known
 */
export function drawTravel(
  expedition: Expedition,
  stretches: readonly (readonly number[])[],
  here: Position | null = null,
): TravelDrawing | null {
  const positions = stretches
    .flat()
    .map((id) => expedition.byId.get(id)?.position ?? null)
    .filter((position) => position !== null);
  if (positions.length === 0) return null;
  const project = createProjection(positions);
  const legPath = (placeId: number): string => {
    const leg = expedition.getLeg(placeId);
    return leg === null ? '' : pathData(unwrapLongitudes(leg.points).map(project));
  };
  const ends = new Set(stretches.flatMap((ids) => [ids[0], ids.at(-1)]));
  return {
    width,
    height,
    route: expedition.legs.map(({ toId }) => legPath(toId)).join(''),
    travelled: stretches
      .flatMap((ids) => ids.slice(1))
      .map(legPath)
      .join(''),
    stops: chooseStops(expedition, ends, project),
    ...(here === null ? {} : { here: inPercent(project(here)) }),
  };
}

function inPercent([x, y]: Pixel): { left: number; top: number } {
  return { left: round((x / width) * 100), top: round((y / height) * 100) };
}

/** The Web Mercator projection that fits the positions into the view. */
function createProjection(positions: readonly Position[]): (position: Position) => Pixel {
  const points = positions.map(mercator);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, minDegrees / 360),
    (height - 2 * margin) / Math.max(bottom - top, Number.EPSILON),
    (width - 2 * margin) / (minDegrees / 360),
  );
  const centre: Pixel = [(left + right) / 2, (top + bottom) / 2];
  return (position) => {
    const [x, y] = mercator(position);
    return [width / 2 + (x - centre[0]) * scale, height / 2 + (y - centre[1]) * scale];
  };
}

/** Web Mercator, from 0 to 1. */
function mercator([latitude, longitude]: Position): Pixel {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

function pathData(points: readonly Pixel[]): string {
  if (!points.some(isInView)) return '';
  let previous: Pixel | undefined;
  let data = '';
  for (const [index, point] of points.entries()) {
    const isLast = index === points.length - 1;
    if (previous && !isLast && Math.hypot(point[0] - previous[0], point[1] - previous[1]) < minStep) continue;
    data += `${previous ? 'L' : 'M'}${Math.round(point[0])} ${Math.round(point[1])}`;
    previous = point;
  }
  return data.includes('L') ? data : '';
}

function isInView([x, y]: Pixel): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** The estimated size of a name and the width of the narrowest drawing, in pixels. */
const letterWidth = 7.4;
const lineHeight = 20;
const narrowWidth = 320;
/** The space between a stop and its name. */
const nameGap = 8;
/** The least space between the names of two stops. */
const namesGap = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Chooses the stops whose names do not overlap: the ends of the stretches first, then the main stops. */
function chooseStops(
  expedition: Expedition,
  ends: ReadonlySet<number | undefined>,
  project: (position: Position) => Pixel,
): DrawnStop[] {
  const candidates = expedition.places
    .filter(({ id, record }) => ends.has(id) || (record.minzoom > 0 && record.minzoom <= orientationZoom))
    .toSorted(
      (a, b) => Number(ends.has(b.id)) - Number(ends.has(a.id)) || a.record.minzoom - b.record.minzoom,
    )
    .flatMap((place) => (place.position === null ? [] : [{ place, point: project(place.position) }]))
    .filter(({ point }) => isInView(point));
  const inNarrow = new Set(withoutOverlaps(candidates, narrowWidth / width).map(({ place }) => place.id));
  return withoutOverlaps(candidates, 1).map(({ place: { id, record }, point: [x, y] }) => ({
    placeId: id,
    title_ru: record.title_ru,
    title_en: record.title_en,
    ...inPercent([x, y]),
    isEnd: ends.has(id),
    isInNarrow: inNarrow.has(id),
  }));
}

interface Candidate {
  readonly place: Place;
  readonly point: Pixel;
}

function withoutOverlaps(candidates: readonly Candidate[], scale: number): Candidate[] {
  const taken: Box[] = [];
  return candidates.filter(({ place: { record }, point }) => {
    const box = nameBox(record, point, scale);
    const isFree = isInside(box, scale) && taken.every((other) => !overlap(box, other));
    if (isFree) taken.push(box);
    return isFree;
  });
}

/** The space of the longer of both titles; on the right half of the drawing names are to the left of their stops. */
function nameBox({ title_ru, title_en }: Place['record'], [x, y]: Pixel, scale: number): Box {
  const length = Math.max(title_ru.length, title_en.length) * letterWidth + nameGap;
  const [centre, middle] = [x * scale, y * scale];
  const isLeft = x > width / 2;
  return {
    left: isLeft ? centre - length : centre - nameGap,
    right: isLeft ? centre + nameGap : centre + length,
    top: middle - lineHeight / 2,
    bottom: middle + lineHeight / 2,
  };
}

/** Whether a name is not cut at the edges of the drawing. */
function isInside({ left, right, top, bottom }: Box, scale: number): boolean {
  return left >= 0 && right <= width * scale && top >= 0 && bottom <= height * scale;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left - namesGap < other.right &&
    one.right + namesGap > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
