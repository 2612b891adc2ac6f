import type {
  BookFileFailure,
  BookFormat,
  DoubtKind,
  LeftOutKind,
} from '@cae-map/contract/entities/books/book-files';
import { plural } from '../../../lib/language/plural.ts';

const counted =
  (one: string, few: string, many: string) =>
  (count: number): string =>
    `${count} ${plural('ru', count, { one, few, many, other: many })}`;

const countTexts = counted('запись', 'записи', 'записей');
const countChapters = counted('глава', 'главы', 'глав');

const failures: Readonly<Record<BookFileFailure, string>> = {
  'unknown-format':
    'Это не книга в известном формате. Подойдут DOCX, EPUB, FB2, TEI, Markdown и простой текст; старый .doc сохраните как .docx.',
  damaged: 'Файл повреждён или оборван. Откройте его в программе, где он сделан, и сохраните ещё раз.',
  encrypted: 'Файл защищён паролем. Сохраните его без пароля.',
  'too-large':
    'Файл слишком большой: до 64 МБ, в распакованном виде до 200 МБ. Уберите картинки или разделите книгу.',
  'too-many-texts': 'В книге слишком много глав или записей. Разделите её на части.',
  'unknown-encoding': 'Не удалось понять кодировку текста. Сохраните файл в UTF-8.',
  'no-text': 'В файле нет текста. Возможно, это отсканированные страницы: их сначала нужно распознать.',
  'invalid-document': 'Файл в формате этого сайта, но записан с ошибкой.',
};

const formats: Readonly<Record<BookFormat, string>> = {
  docx: 'документ Word',
  epub: 'EPUB',
  fb2: 'FictionBook',
  tei: 'TEI',
  markdown: 'Markdown',
  text: 'простой текст',
  content: 'формат этого сайта',
};

const doubts: Readonly<Record<DoubtKind, string>> = {
  'no-date': 'Даты нет',
  'date-without-year': 'Год не указан',
  'relative-date': 'Дата посчитана от предыдущей записи',
  'old-style-date': 'Две даты: взята по новому стилю',
  'date-before-previous': 'Дата раньше, чем у предыдущей записи',
  'date-outside-expedition': 'Дата вне времени экспедиции',
  'two-dates': 'Здесь несколько дат',
  'long-text': 'Запись длиннее допустимого и разделена',
  'empty-text': 'В записи нет текста',
  'unknown-place': 'Ссылка на неизвестное место',
  'unknown-person': 'Ссылка на неизвестного человека',
};

const leftOut: Readonly<Record<LeftOutKind, (count: number) => string>> = {
  picture: counted('картинка', 'картинки', 'картинок'),
  table: counted('таблица', 'таблицы', 'таблиц'),
  comment: counted('примечание рецензента', 'примечания рецензента', 'примечаний рецензента'),
  'tracked-change': counted(
    'правка в режиме исправлений (взят исправленный текст)',
    'правки в режиме исправлений (взят исправленный текст)',
    'правок в режиме исправлений (взят исправленный текст)',
  ),
  macro: counted('макрос', 'макроса', 'макросов'),
  'header-or-footer': counted('колонтитул', 'колонтитула', 'колонтитулов'),
  formula: counted('формула', 'формулы', 'формул'),
  'embedded-file': counted('вложенный файл', 'вложенных файла', 'вложенных файлов'),
  script: counted('скрипт', 'скрипта', 'скриптов'),
  'unsafe-link': counted('небезопасная ссылка', 'небезопасные ссылки', 'небезопасных ссылок'),
  'internal-link': counted(
    'ссылка внутри книги (слова остались)',
    'ссылки внутри книги (слова остались)',
    'ссылок внутри книги (слова остались)',
  ),
  'unknown-element': counted(
    'незнакомый элемент (текст остался)',
    'незнакомых элемента (текст остался)',
    'незнакомых элементов (текст остался)',
  ),
  'unreadable-part': counted('нечитаемая часть', 'нечитаемые части', 'нечитаемых частей'),
  style: counted('оформление', 'оформления', 'оформлений'),
};

/** Russian messages of the import of books. */
export const bookImport = {
  title: 'Книга из файла',
  intro: 'Дневник или книга из Word, EPUB, FB2, TEI, Markdown или простого текста.',
  choose: 'Выбрать файл',
  drop: 'Или перетащите файл сюда. Записи и даты найдутся сами; ничего не попадёт на сайт, пока вы не проверите и не добавите книгу.',
  language: 'Язык книги',
  languages: { auto: 'определить по тексту', ru: 'русский', en: 'английский' },
  reading: (name: string) => `Читаем файл «${name}»…`,
  readingHint: 'Большая книга читается до двадцати секунд.',
  adding: 'Добавляем книгу…',
  cancel: 'Отмена',
  failed: (name: string) => `Файл «${name}» не прочитан`,
  failures,
  format: (format: BookFormat, chapters: number, texts: number) =>
    `Прочитано: ${formats[format]}, ${countChapters(chapters)}, ${countTexts(texts)}.`,
  book: 'О книге',
  leftOut: 'Что не вошло',
  nothingLeftOut: 'Вошло всё.',
  leftOutKinds: leftOut,
  example: (words: string) => `например: ${words}`,
  doubts: (count: number) => `Проверьте (${count})`,
  noDoubts: 'Сомнений нет.',
  doubtsHint: 'Здесь программа не уверена. Исправьте дату или подтвердите, что всё верно.',
  doubtKinds: doubts,
  isRight: 'Всё верно',
  isRightFor: (where: string) => `Всё верно: ${where}`,
  open: 'Открыть',
  openOf: (where: string) => `Открыть: ${where}`,
  close: 'Закрыть',
  more: (count: number) => `Показать ещё ${count}`,
  names: 'Места и люди',
  namesHint:
    'Их имена есть в записях. Отмеченные станут ссылками; из одноимённых мест берутся ближайшие по дням.',
  lookingForNames: 'Ищем имена мест и людей…',
  noNames: 'Известных имён в тексте не нашлось.',
  inTexts: (count: number) =>
    `в ${count} ${plural('ru', count, { one: 'записи', few: 'записях', many: 'записях', other: 'записях' })}`,
  all: 'Все',
  none: 'Ни одного',
  contents: 'Главы и записи',
  countTexts,
  untitled: 'без даты и заголовка',
  joinChapter: 'Соединить с предыдущей главой',
  chapterTitle: 'Название главы по-русски',
  chapterTitleEn: 'Название главы по-английски',
  joinText: 'Соединить с предыдущей записью',
  leaveTextOut: 'Не добавлять эту запись',
  undo: 'Вернуть назад',
  discard: 'Отменить импорт',
  discardQuestion: 'Прочитанный файл и все исправления будут забыты. Сам файл останется у вас.',
  keep: 'Продолжить',
  add: (texts: number) => `Добавить книгу: ${countTexts(texts)}`,
  stillDoubts: (count: number) =>
    `${plural('ru', count, { one: 'Осталось', few: 'Осталось', many: 'Осталось', other: 'Осталось' })} ${counted('сомнение', 'сомнения', 'сомнений')(count)}: книгу можно добавить и так, а исправить позже.`,
  missingTitle: 'Укажите название книги на обоих языках: по-русски и по-английски.',
  invalidDate: 'Исправьте дату, которой нет в календаре.',
  added: (title: string, chapters: number, texts: number) =>
    `Книга «${title}» добавлена: ${countChapters(chapters)}, ${countTexts(texts)}`,
  addFailed: 'Книга не добавлена',
  undoQuestion: 'Книга со всеми главами и записями исчезнет с сайта. Её можно будет восстановить.',
  restored: 'Продолжаем с того места, где вы остановились.',
};
