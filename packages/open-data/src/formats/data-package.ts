import { dictionary } from '../dictionary/tables.ts';
import { tableNames, type Field, type Table } from '../dictionary/table.ts';
import { dataLicence, projectName } from '../model/licences.ts';
import type { OpenDataOptions } from '../model/open-records.ts';
import { encodeJson, type DataFile } from './data-file.ts';

/** The title of the data in both languages. */
export const dataTitle = {
  ru: 'Открытые данные CAE Map: Центрально-Азиатская экспедиция Рерихов',
  en: 'CAE Map open data: the Roerichs’ Central Asian expedition',
} as const;

/**
 * Describes the CSV files as a Frictionless Data Package with a Table Schema for each. Russian descriptions are in `description_ru`, which
 * programs ignore.
 */
export function writeDataPackage(version: string, { origin, date }: OpenDataOptions): DataFile {
  const licences = [{ name: dataLicence.name, path: dataLicence.url, title: dataLicence.title }];
  const content = {
    profile: 'tabular-data-package',
    name: 'cae-map',
    id: `${origin}/data`,
    title: dataTitle.en,
    title_ru: dataTitle.ru,
    homepage: `${origin}/en/data`,
    version,
    created: `${date}T00:00:00Z`,
    licenses: licences,
    contributors: [{ title: projectName.en, role: 'author', path: origin }],
    resources: tableNames.map((name) => toResource(dictionary[name])),
  };
  return {
    path: 'datapackage.json',
    mediaType: 'application/json',
    format: 'about',
    table: null,
    bytes: encodeJson(content),
  };
}

function toResource(table: Table): object {
  return {
    profile: 'tabular-data-resource',
    name: table.name,
    path: `csv/${table.name}.csv`,
    title: table.title.en,
    title_ru: table.title.ru,
    description: table.description.en,
    description_ru: table.description.ru,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
    schema: {
      fields: table.fields.map(toField),
      missingValues: [''],
      ...(table.key === null ? {} : { primaryKey: table.key }),
      ...foreignKeys(table),
    },
  };
}

function toField({ name, type, description, constraints }: Field): object {
  return {
    name,
    type,
    description: description.en,
    description_ru: description.ru,
    ...(constraints === undefined ? {} : { constraints }),
  };
}

function foreignKeys({ fields }: Table): object {
  const keys = fields.flatMap(({ name, type, reference }) => {
    const key = reference === undefined ? null : dictionary[reference].key;
    return key === null || type === 'array'
      ? []
      : [{ fields: name, reference: { resource: reference, fields: key } }];
  });
  return keys.length === 0 ? {} : { foreignKeys: keys };
}
