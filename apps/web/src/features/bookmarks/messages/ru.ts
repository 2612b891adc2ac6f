import { plural } from '../../../lib/language/plural.ts';

const points = { one: 'точка', few: 'точки', other: 'точек' };
const bookmarks = { one: 'закладка', few: 'закладки', other: 'закладок' };

export const russian = {
  bookmarkList: {
    title: 'Закладки',
    close: 'Закрыть',
    show: 'Показывать на карте',
    empty: 'Закладок пока нет. Добавьте точку или загрузите файл.',
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
    skipped: (count: number) => `${count} пропущено: это не точки или у них неверные координаты`,
    leftOut: (count: number, most: number) =>
      `${count} не вошло: в списке может быть не больше ${most} закладок`,
    importFailed: (file: string, reason: string) => `${file}: ${reason} Закладки не изменились.`,
    failures: {
      empty: 'файл пуст.',
      'too-large': 'файл больше 5 МБ.',
      'not-text':
        'это не текстовый файл или его кодировка неизвестна. Нужен KML или GeoJSON; KMZ сначала распакуйте.',
      doctype: 'в файле есть объявление DOCTYPE, такие файлы не читаются ради безопасности.',
      'too-deep': 'элементы файла вложены слишком глубоко.',
      damaged: 'файл повреждён или обрывается.',
      'unknown-format': 'это не KML и не GeoJSON.',
      'no-points': 'в файле нет точек с верными координатами.',
    },
    unsaved:
      'Сохранить закладки в браузере не удалось: хранилище заполнено или закрыто. Они останутся до закрытия страницы — скачайте файл.',
    count: (count: number) => `${count} ${plural('ru', count, bookmarks)}`,
  },
};
