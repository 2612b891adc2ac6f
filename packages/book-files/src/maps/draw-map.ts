import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { Position } from '@cae-map/expedition/route/geography';
import { escapeText } from '../html/escape.ts';
import { frameAround, isInFrame, mapSize, type MapFrame, type Point } from './map-frame.ts';

/** A stop with its name. */
export interface MappedStop {
  readonly position: Position;
  readonly title: string;
}

/** What a map shows. */
export interface MapContents {
  /** At least one; they define the frame and are named. */
  readonly stops: readonly MappedStop[];
  /** The lines of the route. */
  readonly lines: readonly (readonly Position[])[];
  /** The positions of all stops, drawn as small points. */
  readonly others: readonly Position[];
  readonly language: RecordLanguage;
}

const colours = {
  paper: '#f6f1e4',
  grid: '#d9cfb8',
  route: '#a5482d',
  stop: '#6b2f1c',
  other: '#b98a72',
  text: '#2e2620',
} as const;

const fontSize = 14;
/** The approximate width of a letter as a share of the size of the font. */
const letterWidth = 0.58;

/** Draws a map as an SVG of colours and system fonts only, at most some kilobytes. */
export function drawMap({ stops, lines, others, language }: MapContents): string {
  const frame = frameAround(stops.map(({ position }) => position));
  const parts = [
    `<rect width="${mapSize.width}" height="${mapSize.height}" fill="${colours.paper}"/>`,
    drawGrid(frame),
    drawLines(frame, lines),
    ...others.filter((position) => isInFrame(frame, position)).map((each) => drawPoint(frame, each)),
    ...stops.map(({ position }) => drawStop(frame, position)),
    ...drawNames(frame, stops),
    drawScale(frame, language),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">${parts.join('')}</svg>`;
}

/** Digits beyond a tenth of a unit are not visible. */
const round = (value: number): string => String(Math.round(value * 10) / 10);
const toPair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The distances between lines of the grid, in degrees. */
const gridSteps = [0.25, 0.5, 1, 2, 5, 10, 20, 45];
const mostGridLines = 5;

function drawGrid(frame: MapFrame): string {
  const { south, north, west, east, project } = frame;
  const stepOf = (span: number) => gridSteps.find((step) => span / step <= mostGridLines) ?? 45;
  const path: string[] = [];
  for (const latitude of multiples(south, north, stepOf(north - south)))
    path.push(`M0 ${round(project([latitude, west])[1])}H${mapSize.width}`);
  for (const longitude of multiples(west, east, stepOf(east - west)))
    path.push(`M${round(project([south, longitude])[0])} 0V${mapSize.height}`);
  return `<path d="${path.join('')}" stroke="${colours.grid}" fill="none"/>`;
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

/** The distance below which a point of a line is left out, in units. */
const leastDistance = 2;

function drawLines(frame: MapFrame, lines: MapContents['lines']): string {
  const paths = lines.flatMap((line) => {
    const isNear = line.length > 1 && line.some((position) => isInFrame(frame, position));
    return isNear ? [`M${thin(line.map(frame.project)).map(toPair).join('L')}`] : [];
  });
  return `<path d="${paths.join('')}" stroke="${colours.route}" stroke-width="2" stroke-linejoin="round" fill="none"/>`;
}

/** Leaves points out that are closer than `leastDistance` to the last one; both ends stay. */
function thin(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    const isFar = last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= leastDistance;
    if (isFar || index === points.length - 1) kept.push(point);
  }
  return kept;
}

function drawPoint(frame: MapFrame, position: Position): string {
  const [x, y] = frame.project(position);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="2" fill="${colours.other}"/>`;
}

function drawStop(frame: MapFrame, position: Position): string {
  const [x, y] = frame.project(position);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="5" fill="${colours.stop}" stroke="${colours.paper}" stroke-width="2"/>`;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** The names beside their stops; one that would cover another is left out, since the caption has all. */
function drawNames(frame: MapFrame, stops: readonly MappedStop[]): string[] {
  const placed: Box[] = [];
  return stops.flatMap(({ position, title }) => {
    const [x, y] = frame.project(position);
    const width = title.length * fontSize * letterWidth;
    const isLeft = x + width + 10 > mapSize.width;
    const left = isLeft ? x - 9 - width : x + 9;
    const box = { left, right: left + width, top: y - fontSize };
    const isCovered = placed.some(
      (other) => box.left < other.right && other.left < box.right && Math.abs(box.top - other.top) < fontSize,
    );
    if (isCovered) return [];
    placed.push(box);
    const anchor = isLeft ? ' text-anchor="end"' : '';
    const place = `x="${round(isLeft ? x - 9 : x + 9)}" y="${round(y + 5)}" font-size="${fontSize}" font-family="serif"${anchor}`;
    const name = escapeText(title);
    // The halo is a text below the name, because readers of EPUB do not know `paint-order`.
    return [
      `<text ${place} fill="${colours.paper}" stroke="${colours.paper}" stroke-width="3" aria-hidden="true">${name}</text>`,
      `<text ${place} fill="${colours.text}">${name}</text>`,
    ];
  });
}

/** The lengths of the bar of the scale, in kilometres. */
const scaleLengths = [1000, 500, 200, 100, 50, 20, 10];
const longestScale = 120;
const kilometres: Readonly<Record<RecordLanguage, string>> = { ru: 'км', en: 'km' };

function drawScale({ metresPerUnit }: MapFrame, language: RecordLanguage): string {
  const unitsOf = (length: number) => (length * 1000) / metresPerUnit;
  const length = scaleLengths.find((each) => unitsOf(each) <= longestScale) ?? 10;
  const y = mapSize.height - 12;
  return (
    `<path d="M12 ${y - 4}v4h${round(unitsOf(length))}v-4" stroke="${colours.text}" fill="none"/>` +
    `<text x="12" y="${y - 8}" font-size="11" font-family="sans-serif" fill="${colours.text}">${length} ${kilometres[language]}</text>`
  );
}
