import type { workKinds } from '@cae-map/contract/entities/work';

export const russian = {
  bibliography: {
    heading: 'Источники',
    intro:
      'На чём держатся даты и записи этой карты: дневники участников, воспоминания, письма, архивы и исследования. Под каждой работой — стоянки и записи, которые на неё опираются.',
    kinds: {
      diary: 'Дневники',
      memoir: 'Книги и воспоминания участников',
      letters: 'Письма',
      archive: 'Архивы',
      study: 'Исследования',
      reference: 'Справочники',
      map: 'Карты',
    } satisfies Record<(typeof workKinds)[number], string>,
    kindOfWork: {
      diary: 'Дневник',
      memoir: 'Воспоминания',
      letters: 'Письма',
      archive: 'Архив',
      study: 'Исследование',
      reference: 'Справочник',
      map: 'Карта',
    } satisfies Record<(typeof workKinds)[number], string>,
    unknownWork: 'Такой работы в списке источников нет',
    unknownWorkHint: 'Возможно, в ссылке ошибка. Посмотрите список источников.',
    read: 'Читать',
    stops: (count: number) => `Стоянки: ${count}`,
    texts: (count: number) => `Записи хроники: ${count}`,
    people: (count: number) => `Люди: ${count}`,
    unused: 'Отдельные стоянки и записи на эту работу пока не ссылаются.',
    undated: 'без даты',
    empty: 'Список источников пока пуст.',
    books: 'Хроника пути',
    allPeople: 'Люди экспедиции',
  },
};
