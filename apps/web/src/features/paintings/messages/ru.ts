import { plural } from '../../../lib/language/plural.ts';
import { paintingForms } from '../../../lib/language/russian/forms.ts';

export const russian = {
  paintings: {
    heading: 'Картины',
    intro:
      'Картины, написанные в экспедиции или по её следам: что известно о каждой и с каким местом она связана.',
    withoutPictures: 'Изображений картин у нас пока нет, поэтому каждая представлена карточкой.',
    search: 'Название или место',
    stop: 'Место',
    year: 'Год',
    museum: 'Музей или собрание',
    any: 'все',
    grouping: 'Сгруппировать',
    groupings: { stop: 'по местам', year: 'по годам', museum: 'по музеям' },
    submit: 'Показать',
    filter: 'Фильтр',
    activeFilters: (count: number) => `Выбрано фильтров: ${count}`,
    unknown: { stop: 'Место неизвестно', year: 'Год неизвестен', museum: 'Собрание не указано' },
    shown: (count: number, all: number) =>
      count === all ? `${all} ${plural('ru', all, paintingForms)}` : `Показано ${count} из ${all}`,
    reset: 'Показать все',
    showOnMap: 'Показать места на карте',
    onMap: 'картины',
    nothing: 'Таких картин в каталоге нет. Снимите часть фильтров или проверьте написание.',
    wholeList: 'Показать все картины',
    record: (id: number) => `запись ${id}`,
    pages: 'Страницы каталога',
    pageTitle: (page: number) => `Картины, страница ${page}`,
    description: (count: number) =>
      `Каталог картин экспедиции (${count}): год, музей или собрание и место на карте.`,
  },
};
