/** Russian messages of the history of places. */
export const placeChanges = {
  placeChanges: {
    title: 'Последние изменения',
    intro: 'Кто и что изменил в местах экспедиции.',
    loading: 'История загружается…',
    failed: 'Не удалось загрузить историю.',
    none: 'Изменений ещё не было.',
    operator: 'оператор сайта',
    actions: {
      create: 'Новое место',
      update: 'Правка',
      delete: 'Место удалено',
      restore: 'Место восстановлено',
    },
    by: (editor: string, action: string) => `${action}, автор: ${editor}`,
    revert: 'Вернуть как было',
    revertHint: 'Ставит в поля правки прежние значения; сохраните, если всё верно.',
    reverted: 'Прежние значения поставлены в поля. Проверьте и сохраните.',
    restore: 'Восстановить место',
    restored: (title: string) => `Место «${title}» восстановлено`,
    deletedPlace: (id: number) => `место № ${id}`,
  },
};
