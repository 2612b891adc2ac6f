import { dictionary } from '../dictionary/tables.ts';
import { dataLicence, projectName } from '../model/licences.ts';
import type { OpenDataOptions } from '../model/open-records.ts';
import { dataTitle } from './data-package.ts';
import { encodeJson, type DataFile } from './data-file.ts';

const formatTitles: Readonly<Record<DataFile['format'], string>> = {
  csv: 'CSV',
  geojson: 'GeoJSON',
  json: 'JSON',
  kml: 'KML',
  'linked-places': 'Linked Places Format',
  iiif: 'IIIF',
  about: 'description',
};

/** The metadata of RO-Crate 1.1: what the data set is, its licence, and each of its files. */
export function writeRoCrate(
  files: readonly DataFile[],
  version: string,
  { origin, date }: OpenDataOptions,
): DataFile {
  const licence = { '@id': dataLicence.url };
  const author = { '@id': `${origin}/` };
  const content = {
    '@context': 'https://w3id.org/ro/crate/1.1/context',
    '@graph': [
      {
        '@id': 'ro-crate-metadata.json',
        '@type': 'CreativeWork',
        conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
        about: { '@id': './' },
      },
      {
        '@id': './',
        '@type': 'Dataset',
        name: dataTitle.en,
        alternateName: dataTitle.ru,
        description:
          'Stops, legs, texts, people, sources and pictures of the Roerichs’ expedition through Central Asia, 1924–1928, in Russian and English.',
        identifier: `${origin}/data`,
        url: `${origin}/data`,
        version,
        datePublished: date,
        inLanguage: ['ru', 'en'],
        temporalCoverage: '1923/1935',
        license: licence,
        author,
        publisher: author,
        hasPart: files.map(({ path }) => ({ '@id': path })),
      },
      ...files.map((file) => ({
        '@id': file.path,
        '@type': 'File',
        name: nameOf(file),
        encodingFormat: file.mediaType,
        contentSize: String(file.bytes.length),
      })),
      {
        '@id': dataLicence.url,
        '@type': 'CreativeWork',
        name: dataLicence.title,
        identifier: dataLicence.name,
        description: 'The licence of the texts, the data and the illustrations of the project.',
      },
      {
        '@id': author['@id'],
        '@type': 'Organization',
        name: projectName.en,
        alternateName: projectName.ru,
        url: author['@id'],
      },
    ],
  };
  return {
    path: 'ro-crate-metadata.json',
    mediaType: 'application/ld+json',
    format: 'about',
    table: null,
    bytes: encodeJson(content),
  };
}

function nameOf({ path, format, table }: DataFile): string {
  const title = table === null ? path : dictionary[table].title.en;
  return `${title} (${formatTitles[format]})`;
}
