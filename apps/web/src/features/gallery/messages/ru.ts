import { plural } from '../../../lib/language/plural.ts';
import { imageForms } from '../../../lib/language/russian/forms.ts';

export const russian = {
  geoPhotos: {
    close: 'Закрыть',
    show: 'Показывать на карте',
    inView: (count: number) =>
      `На видимой части карты: ${count} ${plural('ru', count, imageForms.photograph)}`,
    noneInView: 'Сдвиньте или отдалите карту, чтобы увидеть фотографии.',
    more: (count: number) => `И ещё ${count}: приблизьте карту, чтобы увидеть их в списке.`,
  },
  lightbox: {
    close: 'Закрыть просмотр',
    previous: 'Предыдущее изображение',
    next: 'Следующее изображение',
    zoomIn: 'Увеличить',
    zoomOut: 'Уменьшить',
    thumbnails: 'Миниатюры',
    carousel: 'Увеличенное изображение',
    carouselRole: 'просмотр',
    slideRole: 'изображение',
    position: (index: number | string, count: number | string) => `${index} из ${count}`,
    announcement: (index: number, count: number, title: string) => `${index} из ${count}: ${title}`,
    onMap: 'Показать на карте',
    downloadOriginal: 'Скачать оригинал',
    edit: 'Изменить запись',
    debug: {
      label: 'Запись об изображении',
      names: {
        id: 'номер',
        file: 'файл',
        original: 'оригинал',
        video: 'видео',
        type: 'вид',
        size: 'размер',
        date: 'дата',
        created: 'создано',
        updated: 'изменено',
        uploaded: 'загружено',
        position: 'координаты',
      },
    },
    onHost: (host: string) => `Смотреть видео с ${host}`,
    hostNotice: (host: string) => `Пока вы не нажмёте, с ${host} ничего не загружается.`,
  },
};
