import { leftOutRussian } from '../../../lib/left-out/left-out-ru.ts';
import { plural } from '../../../lib/language/plural.ts';

/** Russian messages of the screen on which a place is edited. */
export const placeEdit = {
  placeEdit: {
    documentTitle: (title: string) => `Правка: ${title}`,
    newTitle: 'Новое место',
    newAfter: (title: string) => `Новое место после «${title}»`,
    intro: 'Правка места рядом с картой.',
    notFound: 'Такого места нет',
    notFoundHint: 'Возможно, его удалили. Удалённые места можно восстановить.',
    sections: {
      names: 'Названия',
      position: 'Положение',
      stay: 'Время',
      way: 'Путь сюда',
      map: 'На карте',
      texts: 'Тексты',
      sources: 'На чём основано',
      editors: 'Для редакторов',
    },
    line: {
      edit: 'Править линию',
      done: 'Готово',
      summary: (points: number, kilometres: string) =>
        points === 0 ? 'Точек нет: линия проведена напрямую.' : `Точек: ${points}, длина ${kilometres} км`,
      unplaced: 'Линия появится, когда у места будут координаты.',
      split: (next: string, points: number) =>
        `Линия к стоянке «${next}» разделится здесь: сюда войдёт её начало, дальше пойдёт остаток (точек: ${points}).`,
      noPrevious: 'Это первое место на маршруте: линии сюда нет.',
      beside: 'Это место в стороне от маршрута: линии сюда нет.',
      reverse: 'Развернуть',
      clear: 'Спрямить',
      paste: 'Вставить GeoJSON или GPX',
      pasteLabel: 'Текст GeoJSON, GPX или KML',
      pasteHint: 'Направление определится само; точки рядом со стоянками отбрасываются.',
      pasteApply: 'Взять линию',
      pasteFile: 'Из файла',
      pasteFailed: {
        'no-line': 'В этом тексте нет линии.',
        unreadable: 'Текст повреждён или обрывается. Скопируйте его целиком.',
      },
      pasted: (points: number) => `Линия вставлена, точек: ${points}.`,
      pasteJoined: (lines: number) =>
        `В тексте ${lines} ${plural('ru', lines, { one: 'линия', few: 'линии', other: 'линий' })}: они соединены по порядку.`,
      pasteSimplified: (before: number, after: number) =>
        `Линия упрощена: было ${before}, осталось ${after}.`,
      leftOut: leftOutRussian,
      started:
        'Перетаскивайте точки; потяните за отрезок, чтобы добавить точку между ними; щелчок по точке удаляет её, рядом — добавляет в конец.',
      byKeyboard:
        'С клавиатуры: Enter добавляет точку в перекрестье, Backspace удаляет точку в перекрестье, а если её там нет, последнюю; Esc завершает.',
      ended: 'Правка линии завершена',
    },
    presence: {
      others: (names: string, count: number) =>
        `С этим местом сейчас ${count === 1 ? 'работает' : 'работают'} также ${names}.`,
      otherWindow: 'Это место открыто у вас ещё и в другом окне.',
      closed: 'Больше это место ни у кого не открыто.',
    },
    neighbours: 'Соседние места',
    create: 'Добавить место',
    remove: 'Удалить место',
    previous: 'Предыдущее место',
    next: 'Следующее место',
    problems: {
      required: 'Заполните это поле.',
      endBeforeStart: 'Отъезд раньше прибытия.',
      unreadableLine: 'Линию не удалось прочитать; задайте её заново.',
    },
    warnings: {
      far: (distance: string, place: string) =>
        `До ближайшей стоянки на пути, «${place}», отсюда ${distance}. Проверьте координаты.`,
      swapped: (distance: string, place: string) =>
        `Похоже, широта и долгота переставлены: до стоянки «${place}» отсюда ${distance}.`,
      beforePrevious: (place: string, date: string) =>
        `Раньше прибытия на предыдущую стоянку, «${place}»: ${date}.`,
      departureAfterNext: (place: string, date: string) =>
        `Позже прибытия на следующую стоянку, «${place}»: ${date}.`,
      missingDay: (departure: string, arrival: string) =>
        `Между отъездом (${departure}) и следующим прибытием (${arrival}) пропущены дни.`,
      otherDay: (departure: string, arrival: string) =>
        `Отъезд (${departure}) и следующее прибытие (${arrival}) приходятся на разные дни.`,
      arrivalBeforeDeparture: (departure: string, arrival: string) =>
        `Отъезд (${departure}) позже следующего прибытия (${arrival}).`,
      afterNext: (place: string, date: string) => `Позже прибытия на следующую стоянку, «${place}»: ${date}.`,
    },
  },
};
