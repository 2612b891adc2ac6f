import { plural } from '../../../lib/language/plural.ts';

const forms = { one: 'глава', few: 'главы', many: 'глав', other: 'глав' };
const countChapters = (count: number): string => `${count} ${plural('ru', count, forms)}`;
const entryForms = { one: 'запись', few: 'записи', many: 'записей', other: 'записей' };
const countEntries = (count: number): string => `${count} ${plural('ru', count, entryForms)}`;

/** Russian messages about the chapters of books, and about the table of a book. */
export const chapters = {
  chapterEdit: {
    title: 'Правка главы',
    intro: 'Название и дни главы.',
    documentTitle: (title: string) => `Правка: ${title}`,
    notFound: 'Такой главы нет',
    notFoundHint: 'Возможно, её удалили. Удалённые главы можно восстановить.',
    presence: {
      others: (names: string, count: number) =>
        `С этой главой сейчас ${count === 1 ? 'работает' : 'работают'} также ${names}.`,
      otherWindow: 'Эта глава открыта у вас ещё и в другом окне.',
      closed: 'Больше эта глава ни у кого не открыта.',
    },
    neighbours: 'Соседние главы',
    previous: 'Предыдущая глава',
    next: 'Следующая глава',
    sections: { chapter: 'Глава', time: 'Время' },
    problems: { required: 'Без названия главы нет.', tooLong: 'Слишком длинно.' },
    saved: (title: string) => `Глава «${title}» сохранена`,
    updateErrorTitle: 'Ошибка при сохранении главы',
    updateError: (title: string, reason: string) => `Глава «${title}»: ${reason}`,
    table: 'Записи главы',
  },
  chapterCreation: {
    title: 'Новая глава',
    create: 'Добавить главу',
    created: (title: string) => `Глава «${title}» добавлена`,
  },
  chapterFields: {
    names: {
      chapter_title: 'Название по-русски',
      chapter_title_en: 'Название по-английски',
      chapter_fromdate: 'Первый день',
      chapter_todate: 'Последний день',
      chapter_seqid: 'Порядок в книге',
    },
    help: { chapter_fromdate: 'По этим дням читатели видят месяцы главы в оглавлении.' },
  },
  chapterLists: {
    list: {
      title: 'Главы',
      intro: 'Главы книги по порядку.',
      add: 'Новая глава',
      grid: 'Главы; стрелки — переход, пробел — выбор, Enter — записи главы, Alt со стрелкой — переставить',
      actions: {
        moved: (count: number) => `Переставлено: ${countChapters(count)}`,
        removed: (count: number) => `Удалено: ${countChapters(count)}`,
        partlyFailed: (failed: number, reason: string) => `Не удалено: ${countChapters(failed)} — ${reason}`,
        orderErrorTitle: 'Ошибка при изменении порядка глав',
        removeErrorTitle: 'Ошибка при удалении главы',
        changedElsewhere: 'главу в это время изменил другой редактор',
      },
    },
    changes: {
      title: 'Изменения глав',
      intro: 'Кто и что менял в названиях, днях и порядке глав.',
      restore: 'Восстановить',
      restored: (title: string) => `Глава «${title}» восстановлена`,
      deletedRecord: (id: number) => `глава № ${id}`,
    },
    deleted: {
      title: 'Удалённые главы',
      hint: 'Вместе с главой вернутся её записи.',
      none: 'Удалённых глав нет.',
    },
  },
  bookTable: {
    files: {
      save: 'Сохранить книгу файлом',
      saving: 'Готовим файл…',
      failed: 'Файл не сохранён',
    },
    title: 'Главы и записи',
    intro: 'Главы книги и записи каждой главы: порядок, добавление, удаление.',
    notFound: 'Такой книги нет',
    editBook: 'Правка книги',
    read: 'Читать',
    chapters: 'Главы',
    noChapters: 'В книге ещё нет глав.',
    entries: (title: string) => `Записи: ${title}`,
    noEntries: 'В главе ещё нет записей.',
    chooseChapter: 'Выберите главу, чтобы увидеть её записи.',
    editChapter: 'Правка главы',
    addEntry: 'Новая запись',
    countEntries,
    noDate: 'без даты',
    missingDays: (count: number) => `Дни пути без записи: ${count}`,
    noMissingDays: 'Записи есть обо всех днях пути.',
    onlyIn: { ru: 'только по-русски', en: 'только по-английски', none: 'пусто' },
    list: {
      title: 'Записи',
      intro: 'Записи главы по порядку.',
      add: 'Новая запись',
      grid: 'Записи; стрелки — переход, пробел — выбор, Enter — правка, Alt со стрелкой — переставить',
      actions: {
        moved: (count: number) => `Переставлено: ${countEntries(count)}`,
        removed: (count: number) => `Удалено: ${countEntries(count)}`,
        partlyFailed: (failed: number, reason: string) => `Не удалено: ${countEntries(failed)} — ${reason}`,
        orderErrorTitle: 'Ошибка при изменении порядка записей',
        removeErrorTitle: 'Ошибка при удалении записи',
        changedElsewhere: 'запись в это время изменил другой редактор',
      },
    },
  },
};
