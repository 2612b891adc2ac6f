/** What the product says, as the journeys expect it: written down here once more, so that a wrong word is noticed. */
export const words = {
  ru: {
    map: 'Карта маршрута экспедиции',
    place: 'Стоянка',
    nextStop: /^Следующая стоянка/,
    previousStop: /^Предыдущая стоянка/,
    otherLanguage: 'EN',
    retry: /Повторить|Попробовать ещё раз/,
    notFound: 'Ошибка 404 - Страница не найдена',
  },
  en: {
    map: 'Map of the expedition’s route',
    place: 'Stop',
    nextStop: /^Next stop/,
    previousStop: /^Previous stop/,
    otherLanguage: 'RU',
    retry: /Try again|Retry/,
    notFound: 'Error 404 - Page not found',
  },
} as const;
