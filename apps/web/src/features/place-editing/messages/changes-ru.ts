/** Russian messages of the history of places. */
export const placeChanges = {
  placeChanges: {
    title: 'Последние изменения',
    intro: 'Кто и что изменил в местах экспедиции.',
    restore: 'Восстановить место',
    restored: (title: string) => `Место «${title}» восстановлено`,
    deletedRecord: (id: number) => `место № ${id}`,
  },
};
