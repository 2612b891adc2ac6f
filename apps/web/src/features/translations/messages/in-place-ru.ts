/** The messages of the translation of a text where it is read. */
export const inPlace = {
  inPlace: {
    title: 'Перевод на месте',
    close: 'Закрыть',
    workbench: 'Открыть в мастерской переводов',
    saved: 'Перевод сохранён.',
    suggested: 'Спасибо! Перевод отправлен на проверку.',
  },
};
