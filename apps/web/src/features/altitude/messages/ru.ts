export const russian = {
  altitude: {
    heading: (from: string, to: string) => `Высоты пути: ${from} — ${to}`,
    climb: 'Подъём',
    descent: 'Спуск',
    highest: 'Высшая точка',
    length: 'Длина',
    kilometres: (kilometres: string) => `${kilometres}\u00a0км`,
    aboutKilometres: (kilometres: string) => `около ${kilometres}\u00a0км`,
    noteInferred:
      'Примерно, по сетке высот. Сама линия проведена по рельефу, а не по записям: путь мог идти другой долиной.',
    note: 'Примерно, по сетке высот вдоль линии на карте; тропа вилась и поднималась больше.',
  },
};
