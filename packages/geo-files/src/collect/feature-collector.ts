import type { GeoFeature, GeoPoint } from '../geo-file.ts';
import { readColour } from '../values/colour.ts';
import { htmlToName, htmlToText } from '../values/html-text.ts';
import { findColours, findDescription, findName, type PreferredLanguages } from '../values/spellings.ts';
import { LineArrays } from './line-arrays.ts';
import type { FoundPoint, PointChecker } from './point-checker.ts';

/** Collects one feature while its file is read. */
export class FeatureCollector {
  /** The identifier of the feature; null if it has none. */
  id: string | null = null;
  groupName: string | null = null;
  /** `#rrggbb`; the first one of a feature remains. */
  colour: string | null = null;
  readonly fields: Record<string, unknown> = {};
  readonly #checker: PointChecker;
  readonly #number: number;
  readonly #points: GeoPoint[] = [];
  readonly #descriptions: string[] = [];
  #name: string | null = null;
  #line: LineArrays | null = null;
  #hasGeometry = false;
  #firstZeroLine: number | undefined;

  constructor(checker: PointChecker, number: number) {
    this.#checker = checker;
    this.#number = number;
  }

  /** The name as it is known so far; for messages. */
  get knownName(): string | undefined {
    return this.#name ?? undefined;
  }

  get hasPoints(): boolean {
    return this.#points.length > 0;
  }

  get hasDescription(): boolean {
    return this.#descriptions.length > 0;
  }

  /** Names the feature, unless it has a name. @param html may contain tags */
  nameBy(html: string): void {
    this.#name ??= this.#checker.shortenName(htmlToName(html));
  }

  /** Adds a text to the description, unless it has the text already. @param html may contain tags */
  describeBy(html: string): void {
    const text = htmlToText(html);
    if (text !== '' && !this.#descriptions.includes(text)) this.#descriptions.push(text);
  }

  /** Sets a field; a later one with the same name is ignored. */
  setField(name: string, value: unknown): void {
    // A name such as `__proto__` would not become a field.
    if (name !== '' && !(name in this.fields)) this.fields[name] = value;
  }

  /** Notes that the file has a geometry for the feature, although it is left out. */
  noteGeometry(): void {
    this.#hasGeometry = true;
  }

  addPoint(found: FoundPoint): void {
    this.#hasGeometry = true;
    const point = this.#checker.check(found, this.knownName);
    if (point) this.#points.push(point);
  }

  startSegment(): void {
    this.#line ??= new LineArrays();
    this.#line.startSegment();
  }

  addLinePoint(found: FoundPoint): void {
    this.#hasGeometry = true;
    const point = this.#checker.check(found, this.knownName);
    if (point === null) return;
    this.#line ??= new LineArrays();
    this.#line.add(point);
    if (point.longitude === 0 && point.latitude === 0) this.#firstZeroLine ??= this.#checker.line;
  }

  finish(languages: PreferredLanguages): GeoFeature {
    const unfixed = this.#line?.removeUnfixed() ?? 0;
    const name = this.#name ?? this.#checker.shortenName(readName(this.fields, languages));
    if (unfixed > 0) {
      const line = this.#firstZeroLine;
      const first = { ...(line === undefined ? {} : { line }), ...(name === null ? {} : { name }) };
      this.#checker.report.add('no-fix', first, unfixed);
    }
    return {
      number: this.#number,
      id: this.id,
      name,
      groupName: this.groupName,
      description: this.#descriptions.join('\n') || readDescription(this.fields, languages),
      colour: this.colour ?? readColourField(this.fields),
      fields: this.fields,
      hasGeometry: this.#hasGeometry,
      points: this.#points,
      line: this.#line?.finish() ?? null,
    };
  }
}

function readName(fields: Readonly<Record<string, unknown>>, languages: PreferredLanguages): string | null {
  const field = findName(fields, languages);
  return field === null ? null : htmlToName(field.text);
}

/** `note` is plain text: the product writes it so in GeoJSON. */
function readDescription(fields: Readonly<Record<string, unknown>>, languages: PreferredLanguages): string {
  const field = findDescription(fields, languages);
  if (field === null) return '';
  return field.key === 'note' ? field.text.trim() : htmlToText(field.text);
}

function readColourField(fields: Readonly<Record<string, unknown>>): string | null {
  for (const text of findColours(fields)) {
    const colour = readColour(text);
    if (colour !== null) return colour;
  }
  return null;
}
