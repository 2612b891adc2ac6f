import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The texts of the pages. */
export interface CopyMessages {
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly places: string;
  readonly books: string;
  readonly people: string;
  readonly sources: string;
  readonly pictures: string;
  readonly home: string;
  readonly otherLanguage: string;
  readonly map: (title: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly texts: string;
  readonly undated: string;
  readonly untitled: string;
  readonly position: string;
  readonly basis: string;
  readonly stretches: string;
  readonly drawn: string;
  readonly licence: (url: string, version: string) => string;
}

export const copyMessages: Readonly<Record<ContentLanguage, CopyMessages>> = {
  ru: {
    language: 'Русский',
    title: 'Центрально-Азиатская экспедиция Рерихов',
    intro:
      'Стоянки, тексты, люди, источники и изображения карты экспедиции для чтения без сети. Данные не полны и могут содержать ошибки.',
    places: 'Стоянки и места',
    books: 'Книги',
    people: 'Люди',
    sources: 'Источники',
    pictures: 'Изображения',
    home: 'Содержание',
    otherLanguage: 'English',
    map: (title) => `Карта окрестностей: ${title}`,
    previous: 'Предыдущее место',
    next: 'Следующее место',
    texts: 'Что об этом месте в текстах',
    undated: 'без даты',
    untitled: 'без названия',
    position: 'Положение',
    basis: 'На чём основано',
    stretches: 'Отрезки пути',
    drawn: 'Рисунок для этого сайта, не документ',
    licence: (url, version) =>
      `Участники проекта CAE Map, CC BY 4.0, если у изображения или книги не указано иное. Версия ${version}, ${url}`,
  },
  en: {
    language: 'English',
    title: 'The Roerichs’ Central Asian expedition',
    intro:
      'Stops, texts, people, sources and pictures of the map of the expedition, for reading without a network. The data are not complete and may contain mistakes.',
    places: 'Stops and places',
    books: 'Books',
    people: 'People',
    sources: 'Sources',
    pictures: 'Pictures',
    home: 'Contents',
    otherLanguage: 'Русский',
    map: (title) => `Map of the surroundings: ${title}`,
    previous: 'Previous place',
    next: 'Next place',
    texts: 'This place in the texts',
    undated: 'undated',
    untitled: 'untitled',
    position: 'Position',
    basis: 'What it rests on',
    stretches: 'Parts of the journey',
    drawn: 'Drawn for this site, no document',
    licence: (url, version) =>
      `The CAE Map contributors, CC BY 4.0, unless a picture or a book states otherwise. Version ${version}, ${url}`,
  },
};
