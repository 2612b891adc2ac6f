import { kindMessages } from './kind-ru.ts';

/** Russian messages about the captions of the film. */
export const caption = kindMessages({
  editor: 'Правка подписи к фильму',
  intro: 'Заголовок и подпись главы фильма на обоих языках.',
  newTitle: 'Новая подпись',
  create: 'Добавить подпись',
  list: 'Подписи к фильму',
  listIntro: 'Главы фильма о путешествии по порядку.',
  add: 'Новая подпись',
  search: 'Слова заголовка или подписи',
  changes: 'Изменения подписей',
  deleted: 'Удалённые подписи',
  required: 'Без этого поля подпись не сохранить.',
  sections: { caption: 'Глава фильма' },
  names: {
    title_ru: 'Заголовок по-русски',
    title_en: 'Заголовок по-английски',
    caption_ru: 'Подпись по-русски',
    caption_en: 'Подпись по-английски',
  },
  help: {
    caption_ru: 'До 110 знаков успевают прочесть; подпись длиннее удлиняет главу.',
    caption_en: 'До 110 знаков успевают прочесть; подпись длиннее удлиняет главу.',
  },
});
