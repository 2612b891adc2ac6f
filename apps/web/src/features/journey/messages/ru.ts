export const russian = {
  timeline: {
    heading: 'Лента времени',
    intro:
      'Стоянки, переходы, тексты и изображения по годам и месяцам. Выберите любую запись, чтобы открыть её на карте.',
    years: 'Годы',
    wholeYear: 'известен только год',
    staying: (title: string) => `Всё ещё здесь: ${title}`,
    stayingAbout: (title: string) => `Вероятно, всё ещё здесь: ${title}`,
    sectionBegins: (section: string) => `Начало: ${section}`,
    undated: 'Дата неизвестна',
    counts: (places: number, texts: number, images: string) =>
      [`стоянок: ${places}`, `текстов: ${texts}`, images].filter((part) => part !== '').join(', '),
    pages: 'Страницы ленты времени',
    pageTitle: (period: string) => `Лента времени: ${period}`,
    pageDescription: (period: string, counts: string) =>
      `${period}: ${counts}. Стоянки, переходы, тексты и изображения Центрально-Азиатской экспедиции по месяцам.`,
    previous: (period: string) => `Раньше: ${period}`,
    empty: 'Показать нечего: все части экспедиции выключены в настройках.',
  },
  voyage: {
    title: 'Всё путешествие за полторы минуты',
    label: 'Фильм о путешествии',
    description:
      'Центрально-Азиатская экспедиция Рерихов за полторы минуты: двенадцать глав на карте, от Дарджилинга до Дарджилинга.',
    chapterOf: (number: number, count: number) => `Глава ${number} из ${count}`,
    play: 'Смотреть',
    pause: 'Пауза',
    back: 'Предыдущая глава',
    next: 'Следующая глава',
    again: 'Смотреть ещё раз',
    leave: 'Закрыть и перейти к карте',
    chapters: 'Главы',
    endTitle: 'Что дальше?',
    endDays: 'Пройти путь день за днём',
    endChronicle: 'Читать хронику',
    endPlace: 'Найти место',
    notFound: 'Такой главы нет',
  },
  reading: { follow: 'Следовать за текстом' },
};
