/** A position as two angles, and which of them is the latitude; null if that follows from the angles. */
export interface AnglePair {
  readonly angles: readonly [string, string];
  readonly order: 'latitude-first' | 'longitude-first' | null;
}

/** Headings of a position in encyclopedias, and the links to maps behind it. */
const surroundings =
  /^(?:координаты|coordinates|coords?|geo)\s*[:=]?\s+|(?:\s*\([a-zа-яё]\))+\s*[a-zа-яё]{0,6}$/giu;

/** Pairs of brackets and quotes around a whole position. */
const brackets = /^(?:\((.*)\)|\[(.*)\]|\{(.*)\}|"(.*)"|«(.*)»|“(.*)”)$/su;

/**
 * A text on one line without what surrounds the coordinates: marks without width, brackets, a heading and the links behind them. Line breaks
 * and tabs of copied dialogs are blanks.
 */
export function unwrapCoordinates(text: string): string {
  let line = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(surroundings, '')
    .trim();
  for (let inner = brackets.exec(line); inner !== null; inner = brackets.exec(line))
    line =
      inner
        .slice(1)
        .find((part) => part !== undefined)
        ?.trim() ?? '';
  // The zoom of a map site: `47.5,8.5,12z`.
  return line.replace(/(?<=[\d.]),\s*\d{1,2}(?:\.\d+)?z$/i, '').replace(/[.,;]+$/, '');
}

/** Whether a text is a single number with groups of digits, such as `1,000.00` or `1.000,00`. */
export function isGroupedNumber(line: string): boolean {
  const [, first = '', second = ''] = /^[+-]?(\d{1,3}(?:\.\d{3})?),(\d+(?:\.\d+)?)$/.exec(line) ?? [];
  // No longitude begins with two zeros, and one of exactly three digits with decimals follows a latitude with decimals.
  return /^0\d/.test(second) || (/^\d{3}\./.test(second) && !first.includes('.'));
}

const wellKnownText =
  /^(?:srid=4326;\s*)?point\s*(?:z|m|zm)?\s*\(\s*([^\s,]+)\s+([^\s,)]+)(?:\s+[^\s)]+){0,2}\s*\)$/i;
const geoJsonPoint = /^\{?.*"?coordinates"?\s*:\s*\[\s*([^,\]]+),\s*([^,\]]+)(?:,[^\]]*)?\].*$/is;
const latitudeLabel = String.raw`(?:lat(?:itude)?|широта|шир)`;
const longitudeLabel = String.raw`(?:lon(?:g(?:itude)?)?|lng|долгота|долг)`;
const label = (name: string): string => String.raw`["']?(?<![\p{L}])${name}(?![\p{L}])\.?["']?\s*[:=]?\s*`;
const latitudeThenLongitude = new RegExp(
  `^${label(latitudeLabel)}(.+?)[\\s,;]*${label(longitudeLabel)}(.+)$`,
  'isu',
);
const longitudeThenLatitude = new RegExp(
  `^${label(longitudeLabel)}(.+?)[\\s,;]*${label(latitudeLabel)}(.+)$`,
  'isu',
);

/** Splits the forms of programs that name the two angles or their order: WKT, GeoJSON and labels. Null for other forms. */
export function readNamedAngles(line: string): AnglePair | null {
  const forms = [
    [wellKnownText, 'longitude-first'],
    [geoJsonPoint, 'longitude-first'],
    [latitudeThenLongitude, 'latitude-first'],
    [longitudeThenLatitude, 'longitude-first'],
  ] as const;
  for (const [form, order] of forms) {
    const [, first, second] = form.exec(line) ?? [];
    if (first !== undefined && second !== undefined)
      return { angles: [plainAngle(first), plainAngle(second)], order };
  }
  return null;
}

/** An angle without separators behind it, and with a point before the decimals. */
function plainAngle(text: string): string {
  const angle = text.replaceAll(/^[\s,;]+|[\s,;]+$/g, '');
  return /\d\.\d/.test(angle) ? angle : angle.replace(/(?<=\d),(?=\d)/, '.');
}
