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
    byOrder: (days: string) => `судя по маршруту, ${days}`,
    counts: (places: number, texts: number, images: string) =>
      [`стоянок: ${places}`, `текстов: ${texts}`, images].filter((part) => part !== '').join(', '),
    pages: 'Страницы ленты времени',
    pageTitle: (period: string) => `Лента времени: ${period}`,
    pageDescription: (period: string, counts: string) =>
      `${period}: ${counts}. Стоянки, переходы, тексты и изображения Центрально-Азиатской экспедиции по месяцам.`,
    previous: (period: string) => `Раньше: ${period}`,
    empty: 'Показать нечего: все части экспедиции выключены в настройках.',
  },
};
