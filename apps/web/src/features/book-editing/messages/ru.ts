import { books } from './book-ru.ts';
import { chapters } from './chapter-ru.ts';
import { entryActions } from './entries-ru.ts';
import { bookImport } from './import-ru.ts';
import { texts } from './text-ru.ts';
import { textImages } from './text-images-ru.ts';
import { textLinks } from './text-links-ru.ts';

/** Russian messages of the screens on which books are edited. */
export const russian = {
  ...books,
  ...chapters,
  ...texts,
  entryActions,
  bookImport,
  textLinks,
  textImages,
  bookSections: {
    books: 'Книги',
    import: 'Из файла',
    changes: { book: 'Изменения книг', chapter: 'Изменения глав', text: 'Изменения' },
    deleted: { book: 'Удалённые книги', chapter: 'Удалённые главы', text: 'Удалённые' },
    corrections: 'Поправки',
  },
};
