import type { imageEdit as russian } from './edit-ru.ts';

/** English messages of the screen on which an image is edited. */
export const imageEdit: typeof russian = {
  imageEdit: {
    title: 'Edit image',
    intro: 'Edit an image beside the map.',
    notFound: 'There is no such image',
    notFoundHint: 'It may have been deleted. Deleted images can be restored.',
    tabs: { form: 'Fields', history: 'History', label: 'View' },
    neighbours: 'Neighbouring images',
    previous: 'Previous image',
    next: 'Next image',
    groups: {
      captions: 'Captions',
      kind: 'What it is',
      position: 'Where',
      time: 'When',
      rights: 'Rights',
      more: 'More',
    },
    problems: {
      notADate: 'There is no such day. Write it as YYYY-MM-DD.',
      endBeforeStart: 'The end is before the beginning.',
      outOfRange: 'The number is out of range.',
      halfPosition: 'Both latitude and longitude are needed.',
      notRelated: 'A drawing for this site must be a “related image”.',
      notAVideo: 'Only a video has an id of a video.',
      videoWithoutId: 'Enter the 11 characters of a YouTube video id.',
    },
    updateError: (title, reason) => `“${title}”: ${reason}`,
    file: {
      label: 'File',
      none: 'A catalogue record without a picture.',
      video: 'The video is on YouTube.',
      name: 'File name',
      nameHint: 'Old links to the file keep working.',
      rename: 'Rename',
      megabytes: (size) => `${size.toLocaleString('en', { maximumFractionDigits: 1 })} MB`,
      thumbnail: 'Update the thumbnail',
      thumbnailFailed: (reason) => `The thumbnail failed: ${reason}`,
      remove: 'Delete',
      readMetadata: 'Date and position from the file',
      reading: 'Reading the file…',
      readFailed: 'The file could not be read.',
      noMetadata: 'The file contains neither a date nor a position.',
    },
  },
};
