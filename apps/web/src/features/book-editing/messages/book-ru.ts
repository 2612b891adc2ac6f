import { plural } from '../../../lib/language/plural.ts';

const forms = { one: 'книга', few: 'книги', many: 'книг', other: 'книг' };
const countBooks = (count: number): string => `${count} ${plural('ru', count, forms)}`;

/** Russian messages about books. */
export const books = {
  bookEdit: {
    title: 'Правка книги',
    intro: 'Название и автор книги на обоих языках.',
    documentTitle: (title: string) => `Правка: ${title}`,
    notFound: 'Такой книги нет',
    notFoundHint: 'Возможно, её удалили. Удалённые книги можно восстановить.',
    presence: {
      others: (names: string, count: number) =>
        `С этой книгой сейчас ${count === 1 ? 'работает' : 'работают'} также ${names}.`,
      otherWindow: 'Эта книга открыта у вас ещё и в другом окне.',
      closed: 'Больше эта книга ни у кого не открыта.',
    },
    neighbours: 'Соседние книги',
    previous: 'Предыдущая книга',
    next: 'Следующая книга',
    sections: { book: 'Книга', rights: 'Права' },
    problems: { required: 'Без названия книги нет.', tooLong: 'Слишком длинно.' },
    saved: (title: string) => `Книга «${title}» сохранена`,
    updateErrorTitle: 'Ошибка при сохранении книги',
    updateError: (title: string, reason: string) => `Книга «${title}»: ${reason}`,
    table: 'Главы и записи',
  },
  bookCreation: {
    title: 'Новая книга',
    create: 'Добавить книгу',
    created: (title: string) => `Книга «${title}» добавлена`,
  },
  bookFields: {
    names: {
      book_title: 'Название по-русски',
      book_title_en: 'Название по-английски',
      book_author: 'Автор по-русски',
      book_author_en: 'Автор по-английски',
      book_type: 'Вид книги',
      book_rights: 'Чей это текст, по-русски',
      book_rights_en: 'Чей это текст, по-английски',
      is_downloadable: 'Читатели могут скачать книгу файлом',
    },
    help: {
      book_type: 'Одно слово латиницей, например diary — дневник или chronicle — хроника.',
      book_rights:
        'Правообладатель и условия, например «Текст в общественном достоянии». Показывается под книгой и в файлах.',
      is_downloadable: 'Включайте, только если права позволяют распространять текст.',
    },
  },
  bookLists: {
    list: {
      title: 'Книги',
      intro: 'Книги, которые читатели видят на сайте.',
      add: 'Новая книга',
      grid: 'Книги; стрелки — переход, пробел — выбор, Enter — главы и записи',
      actions: {
        moved: (count: number) => `Переставлено: ${countBooks(count)}`,
        removed: (count: number) => `Удалено: ${countBooks(count)}`,
        partlyFailed: (failed: number, reason: string) => `Не удалено: ${countBooks(failed)} — ${reason}`,
        orderErrorTitle: 'Ошибка при изменении порядка книг',
        removeErrorTitle: 'Ошибка при удалении книги',
        changedElsewhere: 'книгу в это время изменил другой редактор',
      },
    },
    changes: {
      title: 'Изменения книг',
      intro: 'Кто и что менял в названиях и авторах книг.',
      restore: 'Восстановить',
      restored: (title: string) => `Книга «${title}» восстановлена`,
      deletedRecord: (id: number) => `книга № ${id}`,
    },
    deleted: {
      title: 'Удалённые книги',
      hint: 'Вместе с книгой вернутся её главы и записи.',
      none: 'Удалённых книг нет.',
    },
  },
};
