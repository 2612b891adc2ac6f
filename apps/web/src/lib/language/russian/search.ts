/** Russian messages of the search and the list of places. */
export const searchMessages = {
  search: {
    title: 'Поиск',
    byDate: 'Найти по дате',
    close: 'Закрыть поиск',
    parts: { text: 'По словам', date: 'По дате' },
    field: 'Что найти',
    placeholder: 'Место, дата, слово хроники',
    command: 'Поиск',
    failed: 'Поиск не загрузился: возможно, пропала сеть. Набранное не потеряно.',
    calendarFailed: 'Календарь не загрузился: возможно, пропала сеть.',
    withoutScript: 'Поиск работает в браузере со скриптами. Без них места можно найти здесь:',
    allPlaces: 'Все места списком',
  },
};
