/** Russian messages of the search and the list of places. */
export const searchMessages = {
  search: {
    title: 'Поиск',
    byDate: 'Поиск по дате',
    close: 'Закрыть поиск',
    parts: { text: 'По тексту', date: 'По дате' },
    field: 'Что найти',
    placeholder: 'Место, дата или слово',
    command: 'Поиск',
    failed: 'Не удалось загрузить поиск: возможно, нет сети. Введённый текст сохранён.',
    calendarFailed: 'Не удалось загрузить календарь: возможно, нет сети.',
    withoutScript: 'Для поиска нужен JavaScript. Без него места можно найти здесь:',
    allPlaces: 'Список всех мест',
  },
};
