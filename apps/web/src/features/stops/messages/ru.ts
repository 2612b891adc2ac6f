export const russian = {
  edgePointer: {
    show: (title: string) => `Показать на карте: ${title}`,
  },
};
