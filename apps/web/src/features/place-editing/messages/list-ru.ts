import { plural } from '../../../lib/language/plural.ts';

const placeForms = { one: 'место', few: 'места', many: 'мест', other: 'мест' };

const places = (count: number): string => `${count} ${plural('ru', count, placeForms)}`;

/** After "из". */
const ofForms = { one: 'места', few: 'мест', many: 'мест', other: 'мест' };

/** Russian messages of the list of places for editors. */
export const placesAdmin = {
  placesAdmin: {
    title: 'Места',
    intro: 'Правка мест экспедиции рядом с картой.',
    list: 'Места',
    proposals: 'Поправки',
    changes: 'Изменения',
    add: 'Новое место',
    shown: (shown: number, all: number) =>
      shown === all ? places(all) : `${shown} из ${all} ${plural('ru', all, ofForms)}`,
    filter: {
      text: 'Название, дата или номер',
      section: 'Часть экспедиции',
      accuracy: 'Точность положения',
      gap: 'Что проверить',
      time: { created_at: 'Время добавления', updated_at: 'Время изменения' },
      any: 'любая',
      gaps: {
        position: 'нет на карте',
        date: 'нет даты',
        missingDay: 'перед прибытием пропущены дни',
        englishTitle: 'нет английского названия',
        englishNotes: 'описание не переведено',
        source: 'не сказано, откуда точка',
        lineUnclear: 'линия требует уточнения',
        hidden: 'без подписи',
        tasks: 'есть задачи',
      },
      timeField: { created_at: 'добавлено', updated_at: 'изменено' },
      timeFieldLabel: 'Добавлено или изменено',
    },
    orders: {
      route: 'по маршруту',
      title: 'по названию',
      date: 'по дате прибытия',
      accuracy: 'сначала неточные',
      updated: 'сначала новые правки',
    },
    grid: 'Места; стрелки — переход, пробел — выбор, Enter — правка',
    gridHelp:
      'Пробел выбирает, Shift со стрелкой — подряд, Ctrl+A — все, Enter открывает правку. Alt со стрелкой переносит по маршруту, Delete удаляет, Ctrl+Z отменяет.',
    insertAfter: (title: string) => `Вставить место после «${title}»`,
    sidePoint: 'в стороне',
    unplaced: 'нет на карте',
    noDate: 'без даты',
    removal: {
      title: (count: number) => `Удалить ${places(count)}?`,
      titleOfOne: (title: string) => `Удалить место «${title}»?`,
      text: (links: number) =>
        `${plural('ru', links, { one: 'Ссылается', few: 'Ссылаются', many: 'Ссылаются', other: 'Ссылаются' })} ${links} ${plural('ru', links, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })} книг и дневников. Ссылки откроют страницу с названием удалённой стоянки.`,
      unknown: 'Не удалось узнать, ссылаются ли на них записи книг и дневников.',
      confirm: 'Удалить',
      cancel: 'Оставить',
    },
    bulk: { label: 'С выбранными' },
    actions: {
      edited: (count: number, field: string) => `${field}: изменено ${places(count)}`,
      moved: (count: number) => `Переставлено: ${places(count)}`,
      removed: (count: number) => `Удалено: ${places(count)}`,
      saved: (title: string) => `Сохранено: «${title}»`,
      created: (title: string) => `Добавлено: «${title}»`,
      partlyFailed: (failed: number, reason: string) => `Не сохранено: ${places(failed)} — ${reason}`,
      orderErrorTitle: 'Ошибка обновления порядка мест',
      removeErrorTitle: 'Ошибка при удалении места',
      changedElsewhere: 'место в это время изменил другой редактор',
    },
  },
};
