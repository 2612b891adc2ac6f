/** The messages of the editor of texts that the tests expect, repeated so that an unintended change fails a test. */
export const textMessages = {
  ru: {
    russian: 'Текст по-русски',
    english: 'Текст по-английски',
    save: 'Сохранить',
    unchanged: 'Изменений нет',
    conflict: 'Эту запись в это время изменил другой редактор',
    place: /^Место или человек/,
    records: /^Куда ведёт/,
  },
  en: {
    russian: 'Text in Russian',
    english: 'Text in English',
    save: 'Save',
    unchanged: 'No changes',
    conflict: 'Another editor has changed this record in the meantime',
    place: /^Place or person/,
    records: /^Where/,
  },
};
