import { imageForms } from '../../../lib/language/english/forms.ts';
import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  picturePage: {
    heading: 'Pictures',
    intro:
      'The paintings, photographs and drawings of the map, in the order of the journey. Each has a page: its place, time and collection, and how to cite it.',
    paintings: 'Paintings',
    empty: 'There are no pictures yet.',
    pages: 'Pages of the list',
    pageTitle: (page) => `Pictures, page ${page}`,
    noPage: 'The list has no such page',
    withoutFile: 'We do not have the picture itself yet: this is a catalogue record.',
    whole: (title) => `${title}: open in full size`,
    author: 'Author',
    date: 'Date',
    shownDay: 'Day shown',
    technique: 'Technique',
    size: 'Height × width',
    series: 'Series',
    collection: 'Museum or collection',
    inventoryNumber: 'Inventory number',
    place: 'Place',
    stretch: 'Stretch of road',
    position: 'Taken at',
    rights: 'Rights',
    neighbours: 'Pictures of this place',
    previous: 'Previous',
    next: 'Next',
    unknown: 'There is no such picture',
    unknownHint:
      'The number of a picture is a whole number, such as 1001. The link may be wrong: open the list of pictures or the catalogue of paintings.',
    deleted: 'The picture was deleted',
    deletedHint:
      'This picture was on the map, and the editors have removed it. Others are in the list of pictures.',
  },
  geoPhotos: {
    close: 'Close',
    show: 'Show on the map',
    inView: (count) => `In this view: ${count} ${plural('en', count, imageForms.photograph)}`,
    noneInView: 'Move the map or zoom out to see photographs.',
    more: (count) => `And ${count} more: zoom in to see them in the list.`,
  },
};
