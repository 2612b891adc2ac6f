import { person } from './person-ru.ts';
import { work } from './work-ru.ts';

/** Russian messages of the screens on which people, sources and other content are edited. */
export const russian = {
  kinds: { person, work },
  contentSections: { corrections: 'Исправления' },
  contentFields: {
    empty: 'пусто',
    from: 'От стоянки',
    to: 'До стоянки',
    noStop: 'Стоянка',
    addStretch: 'Добавить часть пути',
    work: 'Работа',
    chooseWork: 'Выберите работу',
    chapter: 'Глава или запись',
    page: 'Страница',
    addSource: 'Добавить источник',
  },
};
