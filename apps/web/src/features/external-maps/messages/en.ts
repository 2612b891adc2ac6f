import type { russian } from './ru.ts';

export const english: typeof russian = {
  externalMaps: {
    title: 'This place on other maps',
    close: 'Close',
    in3d: '3D map of this site',
    note: 'The links open in a new tab and show the same part of the map. Old maps and photographs do not cover every place, and their zoom is limited.',
    names: {
      google: 'Google Maps',
      googleEarth: 'Google Earth',
      yandex: 'Yandex Maps',
      wikimapia: 'Wikimapia',
      nakarte: 'Nakarte',
      retromap: 'Retromap: old maps',
      pastvu: 'PastVu: old photographs',
    },
  },
};
