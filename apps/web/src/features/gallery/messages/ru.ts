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
};
