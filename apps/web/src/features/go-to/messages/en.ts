import type { russian } from './ru.ts';

export const english: typeof russian = {
  goTo: {
    title: 'Go to coordinates',
    label: 'Coordinates or the link of a map',
    submit: 'Go',
    close: 'Close',
    hint: 'For example: 34.15, 77.58 · 34°09′09″ N 77°34′37″ E · a link from Google Maps, Yandex Maps, Apple Maps, OpenStreetMap, Bing, Mapy or this site.',
    moved: (position) => `The map shows ${position}`,
    failures: {
      empty: 'Enter coordinates or a link.',
      'too-long': 'This text is too long to be coordinates or the link of a map.',
      'url-without-position':
        'The link contains no coordinates. Open a short link in a browser and copy the full address.',
      'out-of-range': 'There is no such place: latitudes are from −90 to 90°, longitudes from −180 to 180°.',
      unreadable: 'This does not look like coordinates or a link. Example: 34.15, 77.58',
    },
  },
};
