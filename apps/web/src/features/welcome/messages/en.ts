import type { russian } from './ru.ts';

export const english: typeof russian = {
  welcome: {
    title: 'Central Asian Expedition',
    text: 'A map of the Roerichs’ journey through Central Asia, 1924–1928: every stop day by day, with diaries, paintings and photographs.',
    picture: 'A caravan on its way to the mountains. Drawn for this site',
    drawing: 'drawing',
    chooseLanguage: 'Choose your language',
    journey: {
      label: 'Where to begin',
      text: 'Follow the route with the expedition, or explore the map in your own order.',
      travel: 'Travel the route',
      look: 'Just look',
    },
    announcement: {
      title: 'Now in English too',
      text: 'The site has an English version: the diary texts, the interface, search, and the titles of photographs and videos are in English. You can choose the language in the settings.',
      confirm: 'Switch to English',
      cancel: 'Stay with Russian',
      close: 'Close',
    },
    searchEngine: {
      title: 'About the map',
      text: 'An interactive map of Nicholas Roerich’s Central Asian expedition of 1924–1928. Every stop has its location, its dates and the way there, with diary entries, paintings and photographs.',
      close: 'Close',
      places: 'All places of the expedition',
      books: 'Books and diaries',
      about: 'About the expedition',
    },
  },
};
