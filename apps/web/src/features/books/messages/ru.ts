import { plural } from '../../../lib/language/plural.ts';
import { textForms } from '../../../lib/language/russian/forms.ts';

export const russian = {
  books: {
    heading: 'Книги',
    intro: 'Тексты, связанные с картой: от каждой записи можно перейти к месту, от места — к записи.',
    paintings: 'Каталог картин экспедиции',
    sources: 'Источники',
    people: 'Люди экспедиции',
    chapters: 'Главы',
    chapter: (number: number) => `Глава ${number}`,
    texts: (count: number) => `${count} ${plural('ru', count, textForms)}`,
    previousChapter: 'Предыдущая глава',
    nextChapter: 'Следующая глава',
    allBooks: 'Все книги',
    onMap: 'На карте',
    empty: 'В этой главе пока нет записей.',
    undated: 'без даты',
    notFound: 'Глава не найдена',
    notFoundHint: 'Возможно, её переместили. Посмотрите список книг.',
  },
};
