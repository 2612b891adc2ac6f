/** Russian messages of the quick edit, and of saving in general. */
export const quickEdit = {
  saving: {
    saved: 'Сохранено',
    updateErrorTitle: 'Ошибка при обновлении места',
    updateError: (title: string, reason: string) => `Место «${title}»: ${reason}`,
  },
  quickEdit: {
    heading: 'Быстрая правка',
    hint: 'Сохраняется сразу.',
    lower: 'Показывать подпись раньше',
    raise: 'Показывать подпись позже',
    openEditor: 'Все поля',
    copy: 'Скопировать',
    copyParagraph: 'Абзац для текста',
    copySpan: 'Отметка в тексте',
    copyMapcarta: 'Координаты для Mapcarta',
    copied: 'Скопировано',
    conflict: (field: string) => `«${field}» в это время изменил другой редактор.`,
    mine: (value: string) => `Сохранить моё: ${value}`,
    theirs: (value: string) => `Оставить: ${value}`,
  },
};
