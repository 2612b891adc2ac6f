import type { russian } from './ru.ts';

export const english: typeof russian = {
  lightbox: {
    close: 'Close the viewer',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Enlarge',
    zoomOut: 'Reduce',
    thumbnails: 'Thumbnails',
    carousel: 'Enlarged picture',
    carouselRole: 'viewer',
    slideRole: 'picture',
    position: (index, count) => `${index} of ${count}`,
    announcement: (index, count, title) => `${index} of ${count}: ${title}`,
    onMap: 'Show on the map',
    page: 'Page of the picture',
    downloadOriginal: 'Download the original',
    edit: 'Edit the record',
    debug: {
      label: 'Image record',
      names: {
        id: 'No.',
        file: 'file',
        original: 'original',
        video: 'video',
        type: 'type',
        size: 'size',
        date: 'date',
        created: 'created',
        updated: 'changed',
        uploaded: 'uploaded',
        position: 'position',
      },
    },
    onHost: (host) => `Play the video from ${host}`,
    hostNotice: (host) => `Nothing is loaded from ${host} until you press play.`,
  },
};
