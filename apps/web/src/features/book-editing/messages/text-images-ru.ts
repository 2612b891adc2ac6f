/** Russian messages about the pictures of an entry. */
export const textImages = {
  unknown: (id: number) => `Изображение № ${id}`,
  byPlaces: 'Пока ничего не выбрано, читатели видят изображения стоянок и дней записи.',
  named: 'Читатели видят эти изображения в этом порядке.',
  earlier: (title: string) => `Раньше: ${title}`,
  remove: (title: string) => `Убрать: ${title}`,
  add: 'Выбрать изображения',
  search: 'Искать по подписи или стоянке',
  found: (shown: number, count: number) =>
    shown < count ? `Показано ${shown} из ${count}` : `Найдено: ${count}`,
  full: 'Больше изображений к записи добавить нельзя.',
  choose: (title: string) => `Добавить: ${title}`,
};
