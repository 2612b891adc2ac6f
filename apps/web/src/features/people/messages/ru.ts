import type { personGroups } from '@cae-map/contract/entities/person';

export const russian = {
  people: {
    heading: 'Люди экспедиции',
    intro:
      'Кто шёл с караваном, кто помогал и кто встречал его в пути: кем были эти люди, какую часть дороги прошли и что с ними стало потом.',
    groups: {
      family: 'Семья Рерихов',
      member: 'Участники экспедиции',
      companion: 'Спутники на части пути',
      official: 'Консулы, губернаторы, хозяева',
      other: 'Другие',
    } satisfies Record<(typeof personGroups)[number], string>,
    empty: 'Список людей пока пуст.',
    bornOnly: (year: string) => `род. ${year}`,
    diedOnly: (year: string) => `ум. ${year}`,
    also: (names: string) => `также ${names}`,
    travel: 'В пути с экспедицией',
    travelMap: (name: string) => `${name}: часть маршрута, пройденная с экспедицией, — цветом`,
    fate: 'Дальнейшая судьба',
    mentions: 'В хронике',
    undated: 'без даты',
    sources: 'По:',
    bibliography: 'Источники',
    allPeople: 'Все люди',
    notFound: 'Такого человека в списке нет',
    notFoundHint: 'Возможно, в ссылке ошибка. Посмотрите список людей экспедиции.',
  },
};
