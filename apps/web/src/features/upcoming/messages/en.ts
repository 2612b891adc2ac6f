import type { russian } from './ru.ts';

export const english: typeof russian = {
  upcoming: {
    title: 'This page is not available yet',
    text: (what) => `This page will contain ${what}. It has not been built yet.`,
    toMap: 'Open the map',
    screens: {
      translations: 'the translators’ workplace',
    },
  },
};
