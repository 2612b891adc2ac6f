import { countNoun } from '../plural.ts';
import { imageForms } from './forms.ts';

/** Russian messages of the pictures and their viewer. */
export const picturesMessages = {
  images: {
    groups: {
      histexpphoto: 'Фотографии экспедиции',
      histimage: 'Изображения того времени',
      painting: 'Картины',
      postcard: 'Открытки',
      photo: 'Видео и современные фотографии',
      relatedimage: 'Связанное',
      illustration: 'Рисунки для этого сайта',
    },
    kinds: {
      painting: 'Картины',
      photograph: 'Фотографии',
      other: 'Другие изображения',
      illustration: 'Рисунки для этого сайта',
    },
    /** The numbers of images by kind, without those of 0. */
    counts: (paintings: number, photographs: number, others: number, drawings: number): string =>
      [
        countNoun('ru', paintings, imageForms.painting),
        countNoun('ru', photographs, imageForms.photograph),
        countNoun('ru', others, imageForms.other),
        countNoun('ru', drawings, imageForms.illustration),
      ]
        .flat()
        .join(', '),
    illustrationMark: 'Рисунок для этого сайта',
    illustrationMarkShort: 'Рисунок',
    illustrationHint:
      'Рисунки сделаны для этого сайта по месту и времени года. Это не фотографии и не картины экспедиции.',
    cardHint: 'Карточкой обозначена картина, изображения которой у нас нет.',
    inCatalogue: 'В каталоге картин',
    stretch: (from: string, to: string) => `Где-то на пути: ${from} — ${to}`,
    rightsHolder: (name: string) => `Правообладатель: ${name}`,
    licence: 'Лицензия:',
    collectionUnknown: 'собрание не указано',
    inventoryNumber: (number: string) => `инв. № ${number}`,
    series: (name: string) => `Серия: ${name}`,
    yearUnknown: 'год неизвестен',
    ofPlace: (title: string) => `Изображения: ${title}`,
    backToPlace: 'Назад к стоянке на карте',
    showOnPage: 'Shift + щелчок — все изображения на отдельной странице',
  },
  gallery: {
    untitled: 'Без названия',
    pictureFailed: 'Не удалось загрузить изображение',
    viewerFailed: 'Не удалось загрузить просмотр. Нажмите на изображение ещё раз, чтобы открыть его файл.',
    watch: (title: string, host: string) => `Смотреть видео с ${host}: ${title}`,
  },
};
