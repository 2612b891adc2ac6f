import { imageTypes } from '@cae-map/contract/enumerations';
import { field, keyConstraints, type Table } from './table.ts';
import { latitudeRange, longitudeRange } from './places.ts';

export const picturesTable: Table = {
  name: 'pictures',
  title: { ru: 'Изображения', en: 'Pictures' },
  description: {
    ru: 'Каталог картин, фотографий и рисунков. Адрес файла есть только у тех, которые можно распространять.',
    en: 'The catalogue of paintings, photographs and drawings. Only those that may be passed on have the address of a file.',
  },
  key: 'image_id',
  fields: [
    field('image_id', 'integer', 'Номер изображения', 'Id of the picture', {
      constraints: { ...keyConstraints, minimum: 1 },
    }),
    field('place_id', 'integer', 'Место', 'The place', { reference: 'places' }),
    field(
      'until_place_id',
      'integer',
      'Последнее место отрезка, если место точно не названо',
      'The last place of the stretch, if no source names the place',
      { reference: 'places' },
    ),
    field('image_type', 'string', 'Вид изображения', 'Kind of picture', {
      constraints: { required: true, enum: imageTypes },
    }),
    field(
      'is_illustration',
      'boolean',
      'Нарисовано для этого сайта: не документ',
      'Drawn for this site: no document',
      { constraints: { required: true } },
    ),
    field('title_ru', 'string', 'Название по-русски', 'Title in Russian'),
    field('title_en', 'string', 'Название по-английски', 'Title in English'),
    field('author_ru', 'string', 'Автор по-русски', 'Author in Russian'),
    field('author_en', 'string', 'Автор по-английски', 'Author in English'),
    field('year', 'integer', 'Год', 'Year'),
    field(
      'datetime_original',
      'string',
      'Когда сделано, или день, который показан',
      'When it was made, or the day that it shows',
    ),
    field('enddate', 'date', 'Последний день, если дней несколько', 'The last day, if it is about several'),
    field('date_format', 'string', 'Точность дат, как у мест', 'How precise the dates are, as for places'),
    field('ownership_ru', 'string', 'Музей или собрание, по-русски', 'Museum or collection, in Russian'),
    field('ownership', 'string', 'Музей или собрание, по-английски', 'Museum or collection, in English'),
    field('inventory_number', 'string', 'Инвентарный номер', 'Inventory number'),
    field('height_cm', 'number', 'Высота, см', 'Height in centimetres'),
    field('width_cm', 'number', 'Ширина, см', 'Width in centimetres'),
    field('technique_ru', 'string', 'Техника, по-русски', 'Technique, in Russian'),
    field('technique_en', 'string', 'Техника, по-английски', 'Technique, in English'),
    field('series_ru', 'string', 'Серия, по-русски', 'Series, in Russian'),
    field('series_en', 'string', 'Серия, по-английски', 'Series, in English'),
    field(
      'latitude',
      'number',
      'Широта точки съёмки, градусы WGS84',
      'Latitude of the viewpoint, WGS84 degrees',
      { constraints: latitudeRange },
    ),
    field(
      'longitude',
      'number',
      'Долгота точки съёмки, градусы WGS84',
      'Longitude of the viewpoint, WGS84 degrees',
      { constraints: longitudeRange },
    ),
    field('rights_holder', 'string', 'Кому принадлежат права', 'Who holds the rights'),
    field('licence', 'string', 'Лицензия изображения', 'Licence of the picture'),
    field('is_shared', 'boolean', 'Можно ли распространять файл', 'Whether the file may be passed on', {
      constraints: { required: true },
    }),
    field(
      'url',
      'string',
      'Адрес файла, если его можно распространять',
      'Address of the file, if it may be passed on',
    ),
    field(
      'manifest',
      'string',
      'Адрес манифеста IIIF, если файл можно распространять',
      'Address of the IIIF manifest, if the file may be passed on',
    ),
    field('width', 'integer', 'Ширина файла в пикселях', 'Width of the file in pixels', {
      constraints: { minimum: 1 },
    }),
    field('height', 'integer', 'Высота файла в пикселях', 'Height of the file in pixels', {
      constraints: { minimum: 1 },
    }),
  ],
};
