import { person } from './person-ru.ts';
import { work } from './work-ru.ts';
import { page } from './page-ru.ts';
import { caption } from './caption-ru.ts';
import { alias } from './alias-ru.ts';
import { height } from './height-ru.ts';
import { viewpoint } from './viewpoint-ru.ts';

/** Russian messages of the screens on which people, sources and other content are edited. */
export const russian = {
  kinds: { person, work, page, caption, alias, height, viewpoint },
  contentFields: {
    personGroups: {
      family: 'Семья Рерихов',
      member: 'Участники экспедиции',
      companion: 'Спутники на части пути',
      official: 'Консулы, губернаторы, хозяева',
      other: 'Другие',
    } as Readonly<Record<string, string>>,
    workKinds: {
      diary: 'Дневник',
      memoir: 'Воспоминания',
      letters: 'Письма',
      archive: 'Архив',
      study: 'Исследование',
      reference: 'Справочник',
      map: 'Карта',
    } as Readonly<Record<string, string>>,
    picture: (description: string) => `Картинка: ${description}`,
    part: 'Здесь на странице карта пути или адреса для связи.',
    empty: 'пусто',
    from: 'От стоянки',
    to: 'До стоянки',
    flight: {
      noPlace: 'Выберите место: здесь появятся его тексты.',
      rest: (seconds: number) => `Камера стоит ${seconds} с.`,
      editTexts: 'Править тексты места',
    },
    noStop: 'Стоянка',
    addStretch: 'Добавить часть пути',
    addStop: 'Добавить стоянку',
    stop: (number: number) => `Стоянка ${number}`,
    language: 'Язык',
    otherName: 'Название',
    addName: 'Добавить название',
  },
};
