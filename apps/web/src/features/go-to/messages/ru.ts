import { coordinatesFailures } from '../../../lib/language/russian/coordinates.ts';

export const russian = {
  goTo: {
    title: 'Перейти к координатам',
    label: 'Координаты или ссылка на карту',
    submit: 'Перейти',
    close: 'Закрыть',
    hint: 'Например: 34.15, 77.58 · 34°09′09″ с.ш. 77°34′37″ в.д. · ссылка с Google, Яндекс или Apple Карт, OpenStreetMap, Bing, Mapy или с этого сайта.',
    moved: (position: string) => `Карта показывает ${position}`,
    failures: coordinatesFailures,
  },
};
