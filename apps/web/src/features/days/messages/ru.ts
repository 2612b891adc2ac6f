import { plural } from '../../../lib/language/plural.ts';
import { imageForms, textForms } from '../../../lib/language/russian/forms.ts';
import { todayRussian } from './today-ru.ts';

const pictureForms = { one: 'изображение', few: 'изображения', many: 'изображений', other: 'изображения' };

export const russian = {
  ...todayRussian,
  days: {
    heading: 'Дни экспедиции',
    intro:
      'Каждый день пути: где находилась экспедиция, что записано и что написано красками. Чем темнее месяц, тем больше о нём известно.',
    describeAll: (first: string, last: string) =>
      `Календарь экспедиции по дням, с ${first} по ${last}: где была экспедиция, записи хроники и картины.`,
    monthIntro: (texts: number) =>
      texts === 0
        ? 'Записей за этот месяц пока нет, но у каждого дня пути есть страница.'
        : `За месяц — ${texts} ${plural('ru', texts, textForms)}. Чем темнее день, тем больше о нём известно.`,
    weekdays: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
    weekdaysShort: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
    months: 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' '),
    less: 'меньше',
    more: 'больше',
    amount: (texts: number, images: number) =>
      [
        texts > 0 ? `${texts} ${plural('ru', texts, textForms)}` : '',
        images > 0 ? `${images} ${plural('ru', images, pictureForms)}` : '',
      ]
        .filter((part) => part !== '')
        .join(', ') || 'записей нет',
    calendar: (month: string) => `Календарь: ${month}`,
    entriesOfMonth: 'Записи по дням',
    neighbours: 'Соседние дни',
    neighbourMonths: 'Соседние месяцы',
    noMonth: 'Такого месяца в экспедиции нет',
    noMonthHint: 'Месяц пишется как год и номер через дефис, например 1926-05. Откройте список всех месяцев.',
    allDays: 'Все месяцы экспедиции',
  },
  day: {
    where: 'Где была экспедиция',
    at: 'Экспедиция здесь:',
    probablyAt: 'Вероятно, экспедиция здесь:',
    dayOfStay: (day: number, of: number) => `${day}-й день из ${of}`,
    between: (from: string, to: string) => `в пути между «${from}» и «${to}»`,
    pauseBetween: 'между двумя путешествиями',
    onTheWay: 'В пути между стоянками:',
    interpolated: (percent: number) =>
      `Положение вычислено: пройдено около ${percent} % пути между этими стоянками. Точного места источники не называют.`,
    betweenJourneys: 'Между двумя путешествиями:',
    notExact: {
      month: 'День известен приблизительно: даты этих стоянок указаны с точностью до месяца.',
      year: 'День известен приблизительно: даты этих стоянок указаны с точностью до года.',
    },
    stopsOfDay: 'Стоянки этого дня',
    possible: 'Возможно, в этот день',
    possibleHint: 'Даты этих мест известны неточно.',
    more: (count: number) => `и ещё ${count}`,
    coordinates: 'Координаты',
    calculated: 'вычислены между стоянками',
    height: 'Высота',
    heightCalculated: 'вычислена между стоянками',
    transport: 'Способ пути',
    onMap: 'Показать на карте',
    map: (day: string) => `Карта пути: ${day}`,
    written: 'Записи дня',
    nothingWritten: 'Записи за этот день нет.',
    previousEntry: 'Предыдущая запись:',
    nextEntry: 'Следующая запись:',
    wholePeriod: 'О времени вокруг этого дня',
    undated: 'без даты',
    entryPage: 'Страница записи',
    compare: 'Сравнить книги за этот день',
    pictures: 'Изображения этого дня',
    paintings: (count: number) => `${count} ${plural('ru', count, imageForms.painting)} этих мест`,
    paintingsHint: 'День, когда написана картина, обычно неизвестен: картины связаны с местом.',
    allPaintings: 'Все картины этого места',
    impossible: 'Такого дня нет в календаре',
    impossibleHint: (date: string) =>
      `«${date}» — не дата. Дата пишется как год, месяц и день, например 1926-05-01. Выберите день в календаре экспедиции.`,
    outside: 'В этот день экспедиции не было',
    outsideHint: (date: string) =>
      `${date} не входит в дни экспедиции. Откройте ближайший день или календарь.`,
    nearest: (day: string) => `Ближайший день: ${day}`,
  },
};
