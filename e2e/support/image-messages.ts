/** The messages of the administration of images that the tests expect, repeated so that an unintended change fails a test. */
export const imageMessages = {
  ru: {
    summary: /^Добавлено \d+ из/,
    added: (count: number): string => `Добавлено ${count} из ${count} ${count === 1 ? 'файла' : 'файлов'}`,
    caption: 'Подпись по-русски',
    grid: /^Изображения;/,
    search: 'Подпись, автор, файл, место или номер',
    order: 'Порядок',
    libraryOrder: 'порядок библиотеки',
    coordinates: 'Координаты',
    save: 'Сохранить',
    unchanged: 'Изменений нет',
    undo: 'Отменить',
  },
  en: {
    summary: /of \d+ files? added/,
    added: (count: number): string => `${count} of ${count} ${count === 1 ? 'file' : 'files'} added`,
    caption: 'Caption in Russian',
    grid: /^Images;/,
    search: 'Caption, author, file, place or number',
    order: 'Order',
    libraryOrder: 'order of the library',
    coordinates: 'Coordinates',
    save: 'Save',
    unchanged: 'No changes',
    undo: 'Undo',
  },
};
