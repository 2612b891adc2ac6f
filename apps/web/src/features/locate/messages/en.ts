import type { russian } from './ru.ts';

export const english: typeof russian = {
  locate: {
    searching: 'Finding your position…',
    found: (radius) => `Your position is on the map, accurate to ${radius}`,
    imprecise: (radius) =>
      `Your position is known only roughly, within a circle of radius ${radius}. A device with GPS finds it more precisely.`,
    failures: {
      unsupported: 'Your browser cannot determine your position, or does not allow it at this address.',
      denied: 'Access to your position is denied. Allow it for this site in the settings of your browser.',
      unavailable: 'Your position could not be determined: the device did not provide it.',
      late: 'Your position is not known yet. Try an open place; the map will show it as soon as it is known.',
    },
  },
};
