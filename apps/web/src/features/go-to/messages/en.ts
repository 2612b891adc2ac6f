import { coordinatesFailures } from '../../../lib/language/english/coordinates.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  goTo: {
    title: 'Go to coordinates',
    label: 'Coordinates or the link of a map',
    submit: 'Go',
    close: 'Close',
    hint: 'For example: 34.15, 77.58 · 34°09′09″ N 77°34′37″ E · a link from Google Maps, Yandex Maps, Apple Maps, OpenStreetMap, Bing, Mapy or this site.',
    moved: (position) => `The map shows ${position}`,
    failures: coordinatesFailures,
  },
};
