/** Russian messages of the quick edit, and of saving in general. */
export const quickEdit = {
  saving: {
    saved: 'Сохранено',
    updateErrorTitle: 'Ошибка при обновлении места',
    updateError: (title: string, reason: string) => `Место «${title}»: ${reason}`,
  },
  quickEdit: {
    heading: 'Быстрая правка',
    saved: (title: string, field: string) => `«${title}»: изменено «${field}»`,
    hint: 'Каждое изменение сохраняется сразу; отменить его можно здесь же.',
    lower: 'Показывать подпись раньше',
    raise: 'Показывать подпись позже',
    openEditor: 'Все поля',
    copy: 'Скопировать',
    copyHint: 'Чтобы связать текст с остановкой, вставьте в него:',
    copyParagraph: 'пустой абзац с меткой остановки',
    copySpan: 'название остановки с меткой',
    copyMapcarta: 'координаты для поиска на карте Mapcarta',
    copied: 'Скопировано',
    conflict: (field: string) => `«${field}» в это время изменил другой редактор.`,
    mine: (value: string) => `Сохранить моё: ${value}`,
    theirs: (value: string) => `Оставить: ${value}`,
  },
};
