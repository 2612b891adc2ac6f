import { plural } from '../../../lib/language/plural.ts';
import { minuteForms, textForms } from '../../../lib/language/russian/forms.ts';

/** What a citation of a selected part of a text contains. */
interface Citation {
  readonly quote: string;
  readonly book: string;
  readonly chapter: string;
  readonly title: string;
  readonly url: string;
  /** The day of the visit. */
  readonly day: string;
}

export const russian = {
  files: {
    download: 'Скачать книгу:',
    purposes: {
      epub: 'Для чтения на телефоне и в электронной книге',
      docx: 'Для печати и правки',
      tei: 'Для исследователей: размеченный текст',
      markdown: 'Простой текст с разметкой',
      content: 'Данные для программ',
    },
  },
  textPage: {
    places: 'Места:',
    inChapter: 'Читать в главе',
    neighbours: 'Соседние записи',
    days: 'Дни экспедиции',
    unknown: 'Такой записи нет',
    unknownHint:
      'Номер записи — целое число, например 12. Возможно, в ссылке ошибка: найдите запись в книге или по дню.',
    deleted: 'Запись удалена',
    deletedHint:
      'Эта запись была на карте, но редакторы её убрали. Похожие записи ищите в книгах или по дню.',
  },
  books: {
    heading: 'Книги',
    intro: 'Тексты, связанные с картой: от каждой записи можно перейти к месту, от места — к записи.',
    paintings: 'Каталог картин экспедиции',
    sources: 'Источники',
    people: 'Люди экспедиции',
    chapters: 'Главы',
    chapter: (number: number) => `Глава ${number}`,
    texts: (count: number) => `${count}\u00a0${plural('ru', count, textForms)}`,
    minutes: (count: number) => `${count}\u00a0${plural('ru', count, minuteForms)} чтения`,
    previousChapter: 'Предыдущая глава',
    nextChapter: 'Следующая глава',
    allBooks: 'Все книги',
    endOfBook: 'Это последняя глава',
    continue: 'Продолжить с того места, где вы остановились',
    continueAt: (where: string) => `Продолжить чтение: ${where}`,
    linkToText: (title: string) => `Ссылка на запись: ${title}`,
    textEmpty: 'Текста этой записи пока нет.',
    untranslated: {
      ru: 'Этой фразы в русском тексте нет.',
      en: 'Этой фразы в английском тексте нет.',
    },
    copySentence: 'Ссылка на фразу',
    closeTwin: 'Закрыть перевод',
    address: {
      'no-text': 'Записи, на которую указывает ссылка, в этой главе больше нет. Вот начало главы.',
      'no-sentence': 'Фразы, на которую указывает ссылка, в этой записи больше нет. Вот сама запись.',
      'edited-sentence': 'С тех пор как на эту фразу сослались, её изменили. Вот самая похожая.',
    },
    onMap: 'На карте',
    empty: 'В этой главе пока нет записей.',
    undated: 'без даты',
    notFound: 'Глава не найдена',
    notFoundHint: 'Возможно, её переместили. Посмотрите список книг.',
  },
  reader: {
    controls: 'Чтение',
    settings: 'Вид книги',
    closeSettings: 'Закрыть',
    map: 'Карта',
    find: 'Найти в книге',
    labels: {
      languages: 'Языки',
      theme: 'Тема',
      fontSize: 'Размер букв',
      lineHeight: 'Расстояние между строками',
      showMap: 'Показывать карту',
      showPhotos: 'Показывать снимки',
      thumbnailSize: 'Размер снимков',
    },
    languages: {
      one: 'Только русский',
      touch: 'Перевод фразы',
      side: 'Два языка рядом',
      below: 'Два языка друг под другом',
    },
    thumbnails: { 110: 'маленькие', 160: 'средние', 240: 'большие' },
    themes: { system: 'как в системе', light: 'светлая', sepia: 'сепия', dark: 'тёмная' },
    reset: 'Вернуть исходный вид',
  },
  aloud: {
    start: 'Читать вслух',
    label: 'Чтение вслух',
    pause: 'Пауза',
    resume: 'Продолжить',
    previous: 'Предыдущая фраза',
    next: 'Следующая фраза',
    stop: 'Закончить чтение вслух',
    failed: 'Браузер не смог прочитать текст вслух. Проверьте звук и голоса на устройстве.',
  },
  names: {
    close: 'Закрыть карточку',
    unknown: 'Такого места или человека на карте нет.',
    failed: 'Карточка не загрузилась.',
    openPlace: 'Открыть стоянку на карте',
    openPerson: 'Об этом человеке',
    map: (title: string) => `${title} на карте маршрута`,
  },
  pictures: {
    label: (title: string) => `Снимки: ${title}`,
    ofChapter: (title: string) => `Снимки главы «${title}»`,
    more: (count: number) => `Показать ещё ${count}`,
  },
  find: {
    title: 'Поиск в книге',
    close: 'Закрыть поиск',
    field: 'Слово или часть слова',
    failed: 'Тексты книги не загрузились.',
    retry: 'Повторить',
    count: (count: number, listed: number) =>
      count === 0
        ? 'Ничего не найдено'
        : `Найдено: ${count}${listed < count ? `, показаны первые ${listed}` : ''}`,
  },
  selection: {
    label: 'Выделенный текст',
    share: 'Ссылка',
    correct: 'Исправить',
    citation: ({ quote, book, chapter, title, url, day }: Citation) =>
      `«${quote}» (${book}, глава «${chapter}», ${title}. Карта ЦАЭ, ${url}, дата обращения: ${day}).`,
  },
  synopsis: {
    title: (day: string) => `${day} по книгам`,
    intro:
      'Рассказы книг об одном дне рядом. Числа, высоты, расстояния и даты, которые расходятся, выписаны ниже с обеими фразами.',
    introOfOne:
      'Об этом дне рассказывает одна книга; два её языка показаны рядом. Числа и даты, которые расходятся, выписаны ниже с обеими фразами.',
    onMap: 'Этот день на карте',
    differences: 'Расхождения',
    booksAgree: 'Числа, высоты, расстояния и даты в книгах не расходятся.',
    languagesAgree: 'Числа и даты в двух языках не расходятся.',
    kinds: {
      length: 'Высота или расстояние',
      temperature: 'Температура',
      duration: 'Продолжительность',
      date: 'Дата',
      count: 'Число',
      number: 'Число',
    },
    days: 'Другие дни',
    noTexts: 'Записей об этом дне нет',
    noTextsOf: (day: string) => `В книгах нет отдельной записи за ${day}. Ближайшие дни с записями:`,
    notADay: 'В адресе нет дня, например 1925-09-20.',
  },
  concordance: {
    title: 'Все фразы со словом',
    intro: 'Каждая фраза книг с этим словом в любой форме, с переводом, днём и местом.',
    field: 'Слово по-русски или по-английски',
    count: (count: number) => (count === 0 ? 'Таких фраз нет' : `Найдено фраз: ${count}`),
    onMap: 'Места на карте',
    save: 'Сохранить таблицей',
    more: (count: number) => `Показать ещё (осталось ${count})`,
    headings: { date: 'Дата', place: 'Место', sentence: 'Фраза', twin: 'Перевод', url: 'Ссылка' },
  },
};
