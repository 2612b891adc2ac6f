import { coordinatesFailures } from '../../../lib/language/russian/coordinates.ts';
import { plural } from '../../../lib/language/plural.ts';

const pointForms = { one: 'точка', few: 'точки', many: 'точек', other: 'точки' };

export const russian = {
  measure: {
    title: 'Измерение расстояния',
    firstPoint: 'Отметьте на карте начало линии.',
    nextPoint: 'Отметьте следующую точку.',
    lastSegment: (distance: string) => `Последний отрезок: ${distance}`,
    addCentre: 'Отметить точку в центре карты',
    undo: 'Убрать последнюю точку',
    clear: 'Стереть линию',
    close: 'Закончить измерение',
    details: 'Точки и высоты',
    pane: {
      hint: 'Отмечайте точки на карте или вводите координаты. Точку на карте можно перетащить, а потянув за отрезок — вставить новую.',
      place: 'Отмечать на карте',
      stopPlacing: 'Закончить отмечать',
      undo: 'Отменить',
      redo: 'Вернуть',
      points: (count: number) => `${count} ${plural('ru', count, pointForms)}`,
      list: 'Точки и отрезки',
      point: (number: number) => `Координаты точки ${number}`,
      remove: (number: number) => `Убрать точку ${number}`,
      removed: (number: number) => `Точка ${number} убрана`,
      insert: (from: number, to: number) => `Вставить точку между ${from} и ${to}`,
      inserted: (number: number) => `Точка ${number} вставлена посередине отрезка`,
      bearing: (degrees: number) => `азимут ${degrees}°`,
      addLabel: 'Новая точка: координаты или ссылка на карту',
      add: 'Добавить',
      added: (position: string) => `Добавлена точка ${position}`,
      failures: coordinatesFailures,
      heights: 'Высоты вдоль линии',
      heightsLoading: 'Высоты загружаются…',
      heightsFailed: 'Не удалось загрузить высоты.',
      heightsOutside:
        'Для всей линии высот нет: сетка покрывает сушу между 61° и 124° в. д., 21° и 57° с. ш.',
      heightsCoarse:
        'Приблизительно: по грубой сетке высот вдоль прямых отрезков. Настоящая дорога извивалась и поднималась больше.',
      climb: 'Подъём',
      descent: 'Спуск',
      highest: 'Высшая точка',
      lowest: 'Низшая точка',
      retry: 'Повторить',
      total: (lengths: string) => `Всего: ${lengths}`,
      copyText: 'Скопировать текстом',
      copyGeoJson: 'Скопировать GeoJSON',
      textCopied: 'Линия скопирована как текст',
      geoJsonCopied: 'Линия скопирована как GeoJSON',
    },
    announcements: {
      started: 'Измерение расстояния. Нажимайте на карту.',
      byKeyboard:
        'С клавиатуры: стрелки двигают карту, Enter отмечает точку в центре, Backspace убирает последнюю, Esc — выход.',
      ended: 'Измерение закончено',
    },
  },
};
