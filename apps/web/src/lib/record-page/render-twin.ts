import type { RenderedTwin } from '@cae-map/contract/api/page-renderer';
import { twinMediaTypes, type TwinFormat } from '@cae-map/contract/api/twin-formats';
import { contentLanguages } from '@cae-map/contract/enumerations';
import { formatBibtex } from '@cae-map/expedition/citations/bibtex';
import { formatCitation } from '@cae-map/expedition/citations/citation';
import { formatRis } from '@cae-map/expedition/citations/ris';
import { citationOf, twinsOf, type RecordPage } from './record-page.ts';
import { absoluteUrl, type PageLocation } from './record-urls.ts';

/** Renders the record of a page in a format; null if the record has nothing in it, such as a position. */
export function renderTwin(
  record: RecordPage,
  format: TwinFormat,
  location: PageLocation,
): RenderedTwin | null {
  if (!twinsOf(record).includes(format)) return null;
  return { contentType: `${twinMediaTypes[format]}; charset=utf-8`, text: writers[format](record, location) };
}

type Writer = (record: RecordPage, location: PageLocation) => string;

const writers: Readonly<Record<TwinFormat, Writer>> = {
  json: writeJson,
  geojson: writeGeoJson,
  bib: (record, location) => formatBibtex(citationIn(record, location)),
  ris: (record, location) => formatRis(citationIn(record, location)),
};

function citationIn(record: RecordPage, location: PageLocation) {
  return citationOf(record, absoluteUrl(record.path, location), location.language);
}

function writeJson(record: RecordPage, location: PageLocation): string {
  const { path, title, licence, position, data } = record;
  const { origin, language } = location;
  return stringify({
    url: absoluteUrl(path, location),
    languages: Object.fromEntries(
      contentLanguages.map((each) => [each, absoluteUrl(path, { origin, language: each })]),
    ),
    language,
    title,
    citation: formatCitation(citationIn(record, location), null),
    licence,
    position,
    record: data,
  });
}

function writeGeoJson(record: RecordPage, location: PageLocation): string {
  const { path, title, licence, position } = record;
  const url = absoluteUrl(path, location);
  return stringify({
    type: 'Feature',
    id: url,
    geometry:
      position === null ? null : { type: 'Point', coordinates: [position.longitude, position.latitude] },
    properties: { title, url, language: location.language, basis: position?.basis ?? null, licence },
  });
}

function stringify(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
