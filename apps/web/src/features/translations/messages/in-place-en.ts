import type { inPlace as russian } from './in-place-ru.ts';

/** The same in English. */
export const inPlace: typeof russian = {
  inPlace: {
    title: 'Translate here',
    close: 'Close',
    workbench: 'Open in the workbench',
    saved: 'The translation is saved.',
    suggested: 'Thank you! The translation waits for review.',
  },
};
