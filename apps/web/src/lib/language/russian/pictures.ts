/** Russian messages of the pictures and their viewer. */
export const picturesMessages = {
  images: {
    groups: {
      histexpphoto: 'Фотографии экспедиции',
      histimage: 'Снимки того времени',
      painting: 'Картины',
      postcard: 'Открытки',
      photo: 'Видео и современные фотографии',
      relatedimage: 'Связанное',
      illustration: 'Рисунки для этого сайта',
    },
    illustrationMark: 'Рисунок для этого сайта',
    illustrationHint:
      'Рисунки сделаны для этого сайта по месту и времени года. Это не фотографии и не картины экспедиции.',
    cardHint: 'Карточка стоит вместо картины, изображения которой у нас нет.',
    collectionUnknown: 'собрание не указано',
    yearUnknown: 'год неизвестен',
    ofPlace: (title: string) => `Изображения: ${title}`,
    backToPlace: 'К стоянке на карте',
    showOnPage: 'С клавишей Shift — все изображения на отдельной странице',
  },
  gallery: {
    untitled: 'Без названия',
    pictureFailed: 'Изображение не загрузилось',
    viewerFailed:
      'Просмотр изображений не загрузился. Нажмите на изображение ещё раз: его файл откроется отдельно.',
    watch: (title: string, host: string) => `Смотреть видео с ${host}: ${title}`,
  },
};
