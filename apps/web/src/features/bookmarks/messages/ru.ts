import { leftOutRussian } from '../../../lib/left-out/left-out-ru.ts';
import { plural } from '../../../lib/language/plural.ts';

const points = { one: 'точка', few: 'точки', other: 'точек' };
const bookmarks = { one: 'закладка', few: 'закладки', other: 'закладок' };

export const russian = {
  bookmarkList: {
    title: 'Закладки',
    close: 'Закрыть',
    show: 'Показывать на карте',
    empty: 'Закладок пока нет. Добавьте точку или загрузите файл.',
    formats: 'Файлы: KML, KMZ, GPX, GeoJSON, до 5 МБ.',
    kept: 'Закладки хранятся только в этом браузере.',
    addCentre: 'Добавить в центре карты',
    addByClick: 'Отметить на карте',
    placing: {
      started: 'Нажмите на карту, чтобы добавить закладку.',
      byKeyboard: 'С клавиатуры: стрелки двигают карту, Enter отмечает центр, Esc — выход.',
      ended: 'Выбор точки закончен',
    },
    unnamed: 'Без названия',
    goTo: (name: string) => `Показать на карте: ${name}`,
    edit: (name: string) => `Изменить: ${name}`,
    remove: (name: string) => `Удалить: ${name}`,
    name: 'Название',
    note: 'Заметка',
    colour: 'Цвет',
    save: 'Сохранить',
    cancel: 'Отменить',
    removed: (name: string) => `Закладка «${name}» удалена.`,
    undo: 'Вернуть',
    import: 'Загрузить файл',
    exportKml: 'Скачать KML',
    exportGeoJson: 'Скачать GeoJSON',
    fileName: 'cae-закладки',
    documentName: 'Закладки карты Центрально-Азиатской экспедиции',
    imported: (file: string, count: number) =>
      `${file}: ${plural('ru', count, { one: 'добавлена', few: 'добавлены', other: 'добавлено' })} ${count} ${plural('ru', count, points)}`,
    known: (count: number) => `${count} уже есть в списке`,
    leftOut: leftOutRussian,
    tooMany: (count: number, most: number) =>
      `${count} не вошло: в списке может быть не больше ${most} закладок`,
    importFailed: (file: string, reason: string) => `${file}: ${reason} Закладки не изменились.`,
    failures: {
      empty: 'файл пуст.',
      'too-large': 'файл больше 5 МБ (архив KMZ — больше 50 МБ). Разделите его на части.',
      encoding: 'кодировка файла не указана или указана неверно. Сохраните его в UTF-8.',
      entities:
        'в файле объявлены подстановки (ENTITY) или внешний DTD, такие файлы не читаются ради безопасности.',
      'too-deep': 'элементы файла вложены слишком глубоко.',
      malformed: 'файл повреждён или обрывается.',
      'unknown-format': 'это не KML, KMZ, GPX и не GeoJSON. Сохраните точки в одном из этих форматов.',
      'too-many-points': 'в файле больше 500 000 точек. Разделите его на части.',
      archive: 'архив KMZ повреждён, или в нём нет файла KML.',
      'archive-paths': 'в архиве имя, которое выводит за его пределы. Выгрузите KML без архива.',
      'archive-too-large': 'документ в архиве больше 5 МБ. Разделите его на части.',
      'no-points': 'в файле нет точек с верными координатами.',
      unreadable: 'браузер не смог прочитать файл: возможно, его переместили. Выберите его ещё раз.',
      'reader-missing': 'программа чтения не загрузилась. Проверьте связь и повторите.',
    },
    unsaved:
      'Сохранить закладки в браузере не удалось: хранилище заполнено или закрыто. Они останутся до закрытия страницы — скачайте файл.',
    count: (count: number) => `${count} ${plural('ru', count, bookmarks)}`,
  },
};
