import type { textImages as russian } from './text-images-ru.ts';

/** English messages about the pictures of an entry. */
export const textImages: typeof russian = {
  unknown: (id) => `Picture no. ${id}`,
  byPlaces: 'Until you choose any, readers see the pictures of the stops and days of the entry.',
  named: 'Readers see these pictures in this order.',
  earlier: (title) => `Earlier: ${title}`,
  remove: (title) => `Remove: ${title}`,
  add: 'Choose pictures',
  search: 'Search by caption or stop',
  found: (shown, count) => (shown < count ? `${shown} of ${count} are shown` : `${count} found`),
  full: 'The entry cannot have more pictures.',
  choose: (title) => `Add: ${title}`,
};
