/** Сообщения списков, общие для всех записей. */
export const recordList = {
  recordList: {
    order: 'Порядок',
    filters: 'Фильтры',
    reset: 'Сбросить фильтры',
    nothing: 'Ничего не найдено.',
    searchFailed: 'Поиск не удался.',
    anything: 'что угодно',
    anytime: 'когда угодно',
    recent: { week: 'за неделю', month: 'за месяц', quarter: 'за три месяца' },
    noRow: 'Сначала выберите строку — стрелками или щелчком.',
    noMove: 'В этом порядке переставлять нельзя. Выберите над списком другой порядок.',
    filtersSet: 'Фильтры (заданы)',
    select: 'Выбрать',
    drag: 'Перетащить',
    bulk: {
      label: 'Выбранные записи',
      chooseValue: 'Выберите значение',
      selected: (count: number) => `Выбрано: ${count}`,
      clear: 'Снять выбор',
      field: 'Поле',
      value: 'Значение',
      days: 'Дней, например −12',
      daysHint: 'На сколько дней позже; с минусом — раньше.',
      shiftedDates: 'Даты: сдвинуть на дни',
      noDates: 'У выбранных записей нет дат.',
      notShifted: (undated: number, withoutDay: number) => {
        const day = withoutDay === 0 ? [] : [`без точного дня — ${withoutDay}`];
        const date = undated === 0 ? [] : [`без дат — ${undated}`];
        return `Не сдвинуты записи: ${[...day, ...date].join(', ')}.`;
      },
      unchanged: 'У выбранных записей уже это значение.',
      apply: 'Применить',
      remove: 'Удалить',
    },
    moving: {
      help: 'Ctrl+Enter берёт строку для перестановки. Стрелки двигают её, Enter или пробел кладёт на новое место, Escape возвращает на прежнее. Alt со стрелкой переставляет сразу.',
      pickedUp: (name: string, position: number, count: number) => `Взято: ${name}, ${position} из ${count}.`,
      movedTo: (name: string, position: number, count: number) => `${name}: ${position} из ${count}.`,
      dropped: (name: string, position: number, count: number) =>
        `Переставлено: ${name}, ${position} из ${count}.`,
      cancelled: (name: string) => `Отменено, ${name} на прежнем месте.`,
    },
  },
};
