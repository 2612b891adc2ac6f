import { plural } from '../../../lib/language/plural.ts';
import { imageForms } from '../../../lib/language/russian/forms.ts';

export const russian = {
  picturePage: {
    heading: 'Изображения',
    intro:
      'Картины, фотографии и рисунки карты в порядке пути. У каждого изображения своя страница: место, время, собрание и как на него сослаться.',
    paintings: 'Картины',
    empty: 'Изображений пока нет.',
    pages: 'Страницы списка',
    pageTitle: (page: number) => `Изображения, страница ${page}`,
    noPage: 'Такой страницы в списке нет',
    withoutFile: 'Самого изображения у нас пока нет: это запись каталога.',
    whole: (title: string) => `${title}: открыть в полном размере`,
    author: 'Автор',
    date: 'Время',
    shownDay: 'День на рисунке',
    technique: 'Техника',
    size: 'Высота × ширина',
    series: 'Серия',
    collection: 'Музей или собрание',
    inventoryNumber: 'Инвентарный номер',
    place: 'Место',
    stretch: 'Отрезок пути',
    position: 'Координаты съёмки',
    rights: 'Права',
    neighbours: 'Изображения этого места',
    previous: 'Предыдущее',
    next: 'Следующее',
    unknown: 'Такого изображения нет',
    unknownHint:
      'Номер изображения — целое число, например 1001. Возможно, в ссылке ошибка: откройте список изображений или каталог картин.',
    deleted: 'Изображение удалено',
    deletedHint: 'Это изображение было на карте, но редакторы его убрали. Другие — в списке изображений.',
  },
  geoPhotos: {
    close: 'Закрыть',
    show: 'Показывать на карте',
    inView: (count: number) =>
      `На видимой части карты: ${count} ${plural('ru', count, imageForms.photograph)}`,
    noneInView: 'Сдвиньте или отдалите карту, чтобы увидеть фотографии.',
    more: (count: number) => `И ещё ${count}: приблизьте карту, чтобы увидеть их в списке.`,
  },
};
