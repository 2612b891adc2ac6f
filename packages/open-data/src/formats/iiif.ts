import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { formatSize } from '@cae-map/expedition/paintings/painting-details';
import { projectName } from '../model/licences.ts';
import type { OpenDataOptions } from '../model/open-records.ts';
import type { Published, PublishedPicture, SharedFile } from '../model/published.ts';
import { manifestUrl } from '../model/rows.ts';
import { encodeJson, type DataFile } from './data-file.ts';

const context = 'http://iiif.io/api/presentation/3/context.json';

/** The widths besides the full one in which the server has each picture, in pixels. */
export const pictureWidths = [320, 800] as const;

/** The collection of the pictures that may be passed on, and a manifest of IIIF Presentation 3 for each. */
export function writeIiif({ pictures }: Published, { origin }: OpenDataOptions): DataFile[] {
  const shared = pictures.flatMap(({ record, shared: file }) => (file === null ? [] : [{ record, file }]));
  const manifests = shared.map(({ record, file }) =>
    iiifFile(`picture-${record.image_id}`, createManifest(record, file, origin)),
  );
  const collection = {
    '@context': context,
    id: `${origin}/data/iiif/collection.json`,
    type: 'Collection',
    label: { ru: ['Изображения карты'], en: ['Pictures of the map'] },
    items: shared.map(({ record }) => ({
      id: manifestUrl(origin, record.image_id),
      type: 'Manifest',
      label: labelOf(record),
    })),
  };
  // A collection without items is not valid.
  return shared.length === 0 ? [] : [iiifFile('collection', collection), ...manifests];
}

function iiifFile(name: string, content: object): DataFile {
  return {
    path: `iiif/${name}.json`,
    mediaType: `application/ld+json;profile="${context}"`,
    format: 'iiif',
    table: 'pictures',
    bytes: encodeJson(content),
  };
}

function createManifest(record: ImageRecord, file: SharedFile, origin: string): object {
  const id = manifestUrl(origin, record.image_id);
  const canvas = `${id}#canvas`;
  const service = imageServiceUrl(origin, record.image_id);
  const { width, height } = file;
  return {
    '@context': context,
    id,
    type: 'Manifest',
    label: labelOf(record),
    metadata: metadataOf(record),
    rights: file.licence.url.replace('https:', 'http:'),
    requiredStatement: {
      label: { ru: ['Указание авторства'], en: ['Attribution'] },
      value: attributionOf(record, file),
    },
    ...(record.place_id === null
      ? {}
      : {
          homepage: [
            {
              id: `${origin}/place/${record.place_id}`,
              type: 'Text',
              label: { ru: ['Стоянка на карте'] },
              format: 'text/html',
              language: ['ru'],
            },
            {
              id: `${origin}/en/place/${record.place_id}`,
              type: 'Text',
              label: { en: ['The stop on the map'] },
              format: 'text/html',
              language: ['en'],
            },
          ],
        }),
    items: [
      {
        id: canvas,
        type: 'Canvas',
        width,
        height,
        items: [
          {
            id: `${canvas}-page`,
            type: 'AnnotationPage',
            items: [
              {
                id: `${canvas}-image`,
                type: 'Annotation',
                motivation: 'painting',
                target: canvas,
                body: {
                  id: `${service}/full/max/0/default.jpg`,
                  type: 'Image',
                  format: 'image/jpeg',
                  width,
                  height,
                  service: [{ id: service, type: 'ImageService3', profile: 'level0' }],
                },
              },
            ],
          },
        ],
      },
    ],
  };
}

/** The address of the image service of a picture. */
function imageServiceUrl(origin: string, imageId: number): string {
  return `${origin}/data/iiif/images/${imageId}`;
}

/** The sizes in which the server has a picture, the smallest first, the full one last. */
export function pictureSizes({
  width,
  height,
}: Pick<SharedFile, 'width' | 'height'>): readonly { width: number; height: number }[] {
  const smaller = pictureWidths
    .filter((each) => each < width)
    .map((each) => ({ width: each, height: Math.max(1, Math.round((height * each) / width)) }));
  return [...smaller, { width, height }];
}

/** The description of a picture as of IIIF Image API 3, level 0: whole pictures in fixed sizes. */
export function describeImage(
  origin: string,
  imageId: number,
  size: Pick<SharedFile, 'width' | 'height'>,
): object {
  return {
    '@context': 'http://iiif.io/api/image/3/context.json',
    id: imageServiceUrl(origin, imageId),
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level0',
    width: size.width,
    height: size.height,
    sizes: pictureSizes(size),
  };
}

function labelOf({ image_id, title_ru, title_en }: PublishedPicture['record']): object {
  return {
    ru: [title_ru || title_en || `Изображение ${image_id}`],
    en: [title_en || title_ru || `Picture ${image_id}`],
  };
}

function attributionOf(
  { author_ru, author_en, rights_holder }: ImageRecord,
  { licence }: SharedFile,
): object {
  const statement = (author: string, project: string) => [
    `${rights_holder || author || project}, ${licence.title}`,
  ];
  return { ru: statement(author_ru, projectName.ru), en: statement(author_en, projectName.en) };
}

function metadataOf(record: ImageRecord): object[] {
  const entry = (ru: string, en: string, valueRu: string, valueEn: string) =>
    valueRu === '' && valueEn === ''
      ? []
      : [{ label: { ru: [ru], en: [en] }, value: { ru: [valueRu || valueEn], en: [valueEn || valueRu] } }];
  const year = record.year === null ? '' : String(record.year);
  return [
    ...entry('Автор', 'Author', record.author_ru, record.author_en),
    ...entry('Год', 'Year', year, year),
    ...entry('Техника', 'Technique', record.technique_ru, record.technique_en),
    ...entry('Размер', 'Size', formatSize(record, 'ru') ?? '', formatSize(record, 'en') ?? ''),
    ...entry('Серия', 'Series', record.series_ru, record.series_en),
    ...entry('Собрание', 'Collection', record.ownership_ru, record.ownership ?? ''),
    ...(record.is_illustration
      ? entry(
          'Что это',
          'What it is',
          'Рисунок для этого сайта, не документ',
          'Drawn for this site, no document',
        )
      : []),
    ...entry('Инвентарный номер', 'Inventory number', record.inventory_number, record.inventory_number),
  ];
}
