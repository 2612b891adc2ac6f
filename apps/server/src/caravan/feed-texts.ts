import type { ContentLanguage } from '@cae-map/contract/enumerations';

interface FeedTexts {
  readonly title: string;
  readonly description: string;
  readonly author: string;
}

/** The names of the feeds and of the calendar. */
export const feedTexts: Readonly<Record<ContentLanguage, FeedTexts>> = {
  ru: {
    title: 'Караван: сто лет назад сегодня',
    description: 'Где была экспедиция Рерихов сто лет назад, день за днём.',
    author: 'Карта Центрально-Азиатской экспедиции',
  },
  en: {
    title: 'The caravan: a hundred years ago today',
    description: 'Where the Roerichs’ expedition was a hundred years ago, day by day.',
    author: 'Map of the Central Asian Expedition',
  },
};
