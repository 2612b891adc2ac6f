import { imageForms } from '../../../lib/language/english/forms.ts';
import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  geoPhotos: {
    close: 'Close',
    show: 'Show on the map',
    inView: (count) => `In this view: ${count} ${plural('en', count, imageForms.photograph)}`,
    noneInView: 'Move the map or zoom out to see photographs.',
    more: (count) => `And ${count} more: zoom in to see them in the list.`,
  },
};
