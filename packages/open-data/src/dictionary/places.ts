import { accuracyLevels, placeTypes, transports, visitedOnValues } from '@cae-map/contract/enumerations';
import { field, keyConstraints, type Field, type Table } from './table.ts';

/** The two positions of a field in degrees WGS84. */
export const latitudeRange = { minimum: -90, maximum: 90 } as const;
export const longitudeRange = { minimum: -180, maximum: 180 } as const;

const dateFormat: Field = field(
  'date_format',
  'string',
  'Точность дат: YYYY-MM-DD — до дня, YYYY-MM — до месяца, YYYY — до года',
  'How precise the dates are: YYYY-MM-DD to the day, YYYY-MM to the month, YYYY to the year',
);

export const placesTable: Table = {
  name: 'places',
  title: { ru: 'Стоянки и места', en: 'Stops and places' },
  description: {
    ru: 'Места пути в порядке движения: названия, положение, даты, на чём они основаны.',
    en: 'The places of the journey in travel order: names, positions, dates and what they rest on.',
  },
  key: 'place_id',
  fields: [
    field('place_id', 'integer', 'Номер места, не меняется', 'Id of the place, which never changes', {
      constraints: { ...keyConstraints, minimum: 1 },
    }),
    field('seqid', 'integer', 'Порядок вдоль пути', 'Order along the route', {
      constraints: { required: true },
    }),
    field('title_ru', 'string', 'Название по-русски', 'Russian name', { constraints: { required: true } }),
    field('title_en', 'string', 'Название по-английски', 'English name'),
    field(
      'title_modern',
      'string',
      'Современные названия через точку с запятой, главное первым',
      'Modern names, separated by semicolons, the main one first',
    ),
    field('title_cn', 'string', 'Название по-китайски', 'Chinese name'),
    field('latitude', 'number', 'Широта WGS84, градусы', 'Latitude, WGS84 degrees', {
      constraints: latitudeRange,
    }),
    field('longitude', 'number', 'Долгота WGS84, градусы', 'Longitude, WGS84 degrees', {
      constraints: longitudeRange,
    }),
    field(
      'accuracy_level',
      'string',
      'Точность положения: exact — само строение или перевал; high — до 5 км; medium — 5–10 км; low — больше 10 км; unknown — не оценена',
      'Accuracy of the position: exact – the very building or pass; high – within 5 km; medium – 5 to 10 km; low – more than 10 km; unknown – not assessed',
      { constraints: { required: true, enum: accuracyLevels } },
    ),
    field('date', 'date', 'День прибытия', 'Day of arrival'),
    field('enddate', 'date', 'День отбытия', 'Day of departure'),
    dateFormat,
    field('date_acc', 'integer', '−1, если дата приблизительна', '-1 for an approximate date'),
    field('visited_on', 'string', 'Часть пути', 'Section of the journey', {
      constraints: { required: true, enum: visitedOnValues },
    }),
    field(
      'place_type',
      'string',
      'Вид места: на пути, перевал, прочее',
      'Kind of place: on the way, pass, others',
      { constraints: { required: true, enum: placeTypes } },
    ),
    field(
      'ispathpart',
      'boolean',
      'Лежит ли место на линии пути',
      'Whether the line of the route passes the place',
      { constraints: { required: true } },
    ),
    field('go_by', 'string', 'Чем добирались', 'Means of transport to the place', {
      constraints: { enum: transports },
    }),
    field('notes', 'string', 'Примечание по-русски', 'Note in Russian'),
    field('notes_en', 'string', 'Примечание по-английски', 'Note in English'),
    field(
      'location_reference',
      'string',
      'На чём основано положение, по-русски',
      'What the position rests on, in Russian',
    ),
    field(
      'location_reference_en',
      'string',
      'На чём основано положение, по-английски',
      'What the position rests on, in English',
    ),
    field('overnight_place', 'string', 'Где ночевали, по-русски', 'Where they slept, in Russian'),
    field('overnight_place_en', 'string', 'Где ночевали, по-английски', 'Where they slept, in English'),
    field(
      'traveler_todo',
      'string',
      'Что увидеть путешественнику, по-русски',
      'What a traveller can see, in Russian',
    ),
    field(
      'traveler_todo_en',
      'string',
      'Что увидеть путешественнику, по-английски',
      'What a traveller can see, in English',
    ),
  ],
};

export const lineSources = ['recorded', 'inferred', 'straight'] as const;

export const legsTable: Table = {
  name: 'legs',
  title: { ru: 'Переходы', en: 'Legs' },
  description: {
    ru: 'Отрезки пути между соседними стоянками. Линии — в GeoJSON и KML.',
    en: 'The parts of the route between neighbouring stops. The lines are in GeoJSON and KML.',
  },
  key: 'leg_id',
  fields: [
    field(
      'leg_id',
      'integer',
      'Номер перехода — номер места, к которому он ведёт',
      'Id of the leg, which is that of the place at its end',
      { constraints: { ...keyConstraints, minimum: 1 } },
    ),
    field('from_place_id', 'integer', 'Откуда', 'Where it begins', {
      constraints: { required: true },
      reference: 'places',
    }),
    field('to_place_id', 'integer', 'Куда', 'Where it ends', {
      constraints: { required: true },
      reference: 'places',
    }),
    field(
      'line',
      'string',
      'Откуда известна линия: recorded — проведена по источникам; inferred — выведена из рельефа; straight — прямая',
      'How the line is known: recorded – drawn from sources; inferred – from the terrain; straight – a straight line',
      { constraints: { required: true, enum: lineSources } },
    ),
    field('length_m', 'integer', 'Длина линии в метрах', 'Length of the line in metres', {
      constraints: { required: true, minimum: 0 },
    }),
    field('go_by', 'string', 'Чем добирались', 'Means of transport', { constraints: { enum: transports } }),
    field('date', 'string', 'Когда вышли, с известной точностью', 'Departure, as precise as it is known'),
    field('enddate', 'string', 'Когда прибыли, с известной точностью', 'Arrival, as precise as it is known'),
    field('visited_on', 'string', 'Часть пути', 'Section of the journey', {
      constraints: { required: true, enum: visitedOnValues },
    }),
    field(
      'path_ref_req',
      'boolean',
      'Нуждается ли линия в уточнении',
      'Whether the line needs clarification',
      { constraints: { required: true } },
    ),
    field('path_ref_req_info', 'string', 'Что нужно уточнить', 'What needs clarification'),
  ],
};
