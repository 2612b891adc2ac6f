import { DOMParser } from '@xmldom/xmldom';
import type { Place } from '@cae-map/expedition/to-expedition';
import type { ExportContent } from '../route-format.ts';
import { knownFields, legFields, stopFields } from '../fields.ts';
import { lineParts, toCoordinates, type Coordinates } from '../geometry.ts';

/** What a file says about a stop or a leg: its fields as text, and its lines or point. */
export interface ReadFeature {
  readonly fields: Readonly<Record<string, string>>;
  readonly coordinates: Coordinates[][];
}

/** Parses XML by a parser that is not used for writing; throws on a document that is not well-formed. */
export function parseXml(text: string): Document {
  const onError = (level: string, message: string): void => {
    throw new Error(`${level}: ${message}`);
  };
  // The types of the parser are a subset of those of the browser.
  return new DOMParser({ onError }).parseFromString(text, 'text/xml') as unknown as Document;
}

/** The texts that XML can represent: those without control characters, and with one kind of line end. */
export const asXmlText = (text: string): string => text.replace(/[\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu, '');

/** The stops of an export as a file without loss contains them. */
export function expectedStops({ route }: ExportContent, clean = (text: string) => text): ReadFeature[] {
  return route.stops.map((stop) => ({
    fields: cleanFields(knownFields(stopFields(stop)), clean),
    coordinates: pointOf(stop),
  }));
}

/** The legs of an export as a file without loss contains them. */
export function expectedLegs({ route }: ExportContent, clean = (text: string) => text): ReadFeature[] {
  return route.legs.map((leg) => ({
    fields: cleanFields(knownFields(legFields(leg)), clean),
    coordinates: lineParts(leg.points),
  }));
}

/** Sorts features by their fields, because formats group them differently. */
export function sorted(features: readonly ReadFeature[]): ReadFeature[] {
  const key = ({ fields }: ReadFeature): string => fields.place_id ?? fields.to_id ?? '';
  return features.toSorted((one, other) => Number(key(one)) - Number(key(other)));
}

function pointOf({ position }: Place): Coordinates[][] {
  return position === null ? [] : [[toCoordinates(position)]];
}

function cleanFields(
  fields: readonly [string, string][],
  clean: (text: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(([name, value]) => [name, clean(value)]));
}
