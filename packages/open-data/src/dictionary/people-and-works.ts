import { personGroups } from '@cae-map/contract/entities/person';
import { workKinds } from '@cae-map/contract/entities/work';
import { field, keyConstraints, type Table } from './table.ts';

const required = { required: true } as const;

export const peopleTable: Table = {
  name: 'people',
  title: { ru: 'Люди', en: 'People' },
  description: {
    ru: 'Участники, спутники и те, с кем экспедиция встречалась.',
    en: 'Members, companions and the people whom the expedition met.',
  },
  key: 'person_id',
  fields: [
    field('person_id', 'string', 'Имя записи', 'Id of the person', { constraints: keyConstraints }),
    field(
      'group',
      'string',
      'Семья, участник, спутник, должностное лицо, прочие',
      'Family, member, companion, official, other',
      { constraints: { required: true, enum: personGroups } },
    ),
    field('name_ru', 'string', 'Имя по-русски', 'Name in Russian', { constraints: required }),
    field('name_en', 'string', 'Имя по-английски', 'Name in English', { constraints: required }),
    field(
      'other_names',
      'string',
      'Другие написания через точку с запятой',
      'Other spellings, separated by semicolons',
    ),
    field('born', 'string', 'Год рождения', 'Year of birth'),
    field('died', 'string', 'Год смерти', 'Year of death'),
    field(
      'role_ru',
      'string',
      'Кем был в этом пути, по-русски',
      'Who the person was on this journey, in Russian',
    ),
    field(
      'role_en',
      'string',
      'Кем был в этом пути, по-английски',
      'Who the person was on this journey, in English',
    ),
    field('about_ru', 'string', 'Рассказ по-русски, HTML', 'Account in Russian, HTML'),
    field('about_en', 'string', 'Рассказ по-английски, HTML', 'Account in English, HTML'),
    field('fate_ru', 'string', 'Дальнейшая судьба, по-русски', 'What became of the person, in Russian'),
    field('fate_en', 'string', 'Дальнейшая судьба, по-английски', 'What became of the person, in English'),
    field(
      'stretches',
      'array',
      'Отрезки пути: пары мест [откуда, куда]',
      'Parts of the journey: pairs of places [from, to]',
      { reference: 'places' },
    ),
  ],
};

export const worksTable: Table = {
  name: 'works',
  title: { ru: 'Источники', en: 'Sources' },
  description: {
    ru: 'Библиография: работы, на которые опираются даты и тексты. Самих работ здесь нет.',
    en: 'The bibliography: works that dates and texts rest on. The works themselves are not included.',
  },
  key: 'work_id',
  fields: [
    field('work_id', 'string', 'Имя записи', 'Id of the work', { constraints: keyConstraints }),
    field('kind', 'string', 'Вид работы', 'Kind of work', {
      constraints: { required: true, enum: workKinds },
    }),
    field('author_ru', 'string', 'Автор по-русски', 'Author in Russian'),
    field('author_en', 'string', 'Автор по-английски', 'Author in English'),
    field('title_ru', 'string', 'Название по-русски', 'Title in Russian', { constraints: required }),
    field('title_en', 'string', 'Название по-английски', 'Title in English', { constraints: required }),
    field('year', 'integer', 'Год первого издания', 'Year of the first publication', {
      constraints: { minimum: 1000, maximum: 2100 },
    }),
    field('publication_ru', 'string', 'Где издано, по-русски', 'Where it was published, in Russian'),
    field('publication_en', 'string', 'Где издано, по-английски', 'Where it was published, in English'),
    field('url', 'string', 'Где прочитать', 'Where it can be read'),
    field(
      'note_ru',
      'string',
      'Чем важна для этого пути, по-русски',
      'What it is for this journey, in Russian',
    ),
    field(
      'note_en',
      'string',
      'Чем важна для этого пути, по-английски',
      'What it is for this journey, in English',
    ),
  ],
};

export const citationsTable: Table = {
  name: 'citations',
  title: { ru: 'Ссылки на источники', en: 'Citations' },
  description: {
    ru: 'На какие работы опирается место, текст или человек. В строке заполнен один из трёх номеров.',
    en: 'The works that a place, a text or a person rests on. Each row has one of the three ids.',
  },
  key: null,
  fields: [
    field('place_id', 'integer', 'Место', 'The place', { reference: 'places' }),
    field('text_id', 'integer', 'Текст', 'The text', { reference: 'texts' }),
    field('person_id', 'string', 'Человек', 'The person', { reference: 'people' }),
    field('work_id', 'string', 'Работа', 'The work', { constraints: required, reference: 'works' }),
    field('chapter', 'string', 'Глава, запись или дата в работе', 'Chapter, entry or date within the work'),
    field('page', 'string', 'Страница', 'Page'),
  ],
};
