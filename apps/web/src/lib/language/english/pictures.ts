import type { picturesMessages as russian } from '../russian/pictures.ts';

/** English messages of the pictures and their viewer. */
export const picturesMessages: typeof russian = {
  images: {
    groups: {
      histexpphoto: 'Photographs of the expedition',
      histimage: 'Images of the time',
      painting: 'Paintings',
      postcard: 'Postcards',
      photo: 'Videos and modern photographs',
      relatedimage: 'Related',
      illustration: 'Illustrations drawn for this site',
    },
    illustrationMark: 'Drawn for this site',
    illustrationHint:
      'These pictures were drawn for this site from the place and the season. They are neither photographs nor paintings of the expedition.',
    cardHint: 'A card stands for a painting of which we have no picture.',
    collectionUnknown: 'collection not recorded',
    yearUnknown: 'year not known',
    ofPlace: (title) => `Pictures: ${title}`,
    backToPlace: 'To the stop on the map',
    showOnPage: 'Hold Shift for all pictures on a page of their own',
  },
  gallery: {
    untitled: 'Untitled',
    pictureFailed: 'The picture did not load',
    viewerFailed: 'The picture viewer did not load. Press the picture again: its file opens on its own.',
    watch: (title, host) => `Play the video from ${host}: ${title}`,
  },
};
