export const russian = {
  upcoming: {
    title: 'Этого раздела ещё нет',
    text: (what: string) => `Здесь будет ${what}. Раздел ещё не готов.`,
    toMap: 'Открыть карту',
    screens: {
      translations: 'рабочее место переводчиков',
    },
  },
};
