import { dictionary } from '../dictionary/tables.ts';
import { tableNames } from '../dictionary/table.ts';
import { dataLicence } from '../model/licences.ts';
import type { OpenDataOptions } from '../model/open-records.ts';
import type { Tables } from '../model/rows.ts';
import { dataTitle } from './data-package.ts';
import { encodeText, type DataFile } from './data-file.ts';

/** The description of the archive for people, in both languages. */
export function writeReadMe(tables: Tables, version: string, options: OpenDataOptions): DataFile {
  return {
    path: 'README.md',
    mediaType: 'text/markdown; charset=utf-8',
    format: 'about',
    table: null,
    bytes: encodeText(`${russian(tables, version, options)}\n${english(tables, version, options)}`),
  };
}

function rowsOf(tables: Tables, language: 'ru' | 'en'): string {
  return tableNames
    .map(
      (name) =>
        `- ${name} — ${dictionary[name].title[language]}: ${tables[name].length}. ${dictionary[name].description[language]}`,
    )
    .join('\n');
}

function russian(tables: Tables, version: string, { origin, date }: OpenDataOptions): string {
  return `# ${dataTitle.ru}

Версия ${version}, ${date}. ${origin}/data

${rowsOf(tables, 'ru')}

Папки: csv (таблицы, описание полей в datapackage.json), geojson, json, kml, linked-places, iiif. Описание набора — ro-crate-metadata.json.

Лицензия: ${dataLicence.title}, ${dataLicence.url} — тексты, данные и рисунки проекта. Права каждой книги — в таблице books, каждого изображения — в таблице pictures. Данные не полны и могут содержать ошибки: точность положений и дат указана.

Как ссылаться: Участники проекта CAE Map. ${dataTitle.ru}. Версия ${version}. ${origin}/data

Проверка: sha256sum -c SHA256SUMS; подпись — openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig. Ключ сверьте с опубликованным: ${origin}/data/public-key.pem
`;
}

function english(tables: Tables, version: string, { origin, date }: OpenDataOptions): string {
  return `# ${dataTitle.en}

Version ${version}, ${date}. ${origin}/en/data

${rowsOf(tables, 'en')}

Folders: csv (tables, their fields in datapackage.json), geojson, json, kml, linked-places, iiif. The description of the data set is ro-crate-metadata.json.

Licence: ${dataLicence.title}, ${dataLicence.url}, for the texts, the data and the drawings of the project. The rights of each book are in the table books, those of each picture in the table pictures. The data are not complete and may contain mistakes: how precise positions and dates are is stated.

How to cite: The CAE Map contributors. ${dataTitle.en}. Version ${version}. ${origin}/en/data

Verification: sha256sum -c SHA256SUMS; the signature: openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig. Compare the key with the published one: ${origin}/data/public-key.pem
`;
}
