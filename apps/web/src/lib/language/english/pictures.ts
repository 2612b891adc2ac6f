import { countNoun } from '../plural.ts';
import { imageForms } from './forms.ts';
import type { picturesMessages as russian } from '../russian/pictures.ts';

/** English messages of the pictures and their viewer. */
export const picturesMessages: typeof russian = {
  images: {
    groups: {
      histexpphoto: 'Photographs of the expedition',
      histimage: 'Period images',
      painting: 'Paintings',
      postcard: 'Postcards',
      photo: 'Videos and modern photographs',
      relatedimage: 'Related',
      illustration: 'Illustrations drawn for this site',
    },
    kinds: {
      painting: 'Paintings',
      photograph: 'Photographs',
      other: 'Other pictures',
      illustration: 'Drawings for this site',
    },
    counts: (paintings, photographs, others, drawings) =>
      [
        countNoun('en', paintings, imageForms.painting),
        countNoun('en', photographs, imageForms.photograph),
        countNoun('en', others, imageForms.other),
        countNoun('en', drawings, imageForms.illustration),
      ]
        .flat()
        .join(', '),
    illustrationMark: 'Drawn for this site',
    illustrationMarkShort: 'Drawing',
    illustrationHint:
      'These pictures were drawn for this site from the place and the season. They are neither photographs nor paintings of the expedition.',
    cardHint: 'A card represents a painting of which we have no image.',
    inCatalogue: 'In the catalogue of paintings',
    stretch: (from: string, to: string) => `Somewhere between ${from} and ${to}`,
    rightsHolder: (name) => `Rights: ${name}`,
    licence: 'Licence:',
    collectionUnknown: 'collection not recorded',
    inventoryNumber: (number) => `inventory no. ${number}`,
    series: (name) => `Series: ${name}`,
    yearUnknown: 'year not known',
    ofPlace: (title) => `Pictures: ${title}`,
    backToPlace: 'Back to the stop on the map',
    showOnPage: 'Shift-click to open all pictures on a separate page',
  },
  gallery: {
    untitled: 'Untitled',
    pictureFailed: 'The picture could not be loaded',
    viewerFailed: 'The viewer could not be loaded. Select the picture again to open its file.',
    watch: (title, host) => `Play the video from ${host}: ${title}`,
  },
};
