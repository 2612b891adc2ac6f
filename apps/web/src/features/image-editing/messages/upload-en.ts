import type { uploads as russian } from './upload-ru.ts';

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** English messages of the upload of images. */
export const uploads: typeof russian = {
  uploads: {
    title: 'Upload images',
    intro: 'Upload files into the library of images.',
    drop: 'Release to upload',
    hint: 'Drop files or folders here, paste them (Ctrl+V), or choose them.',
    formats: (megabytes) => `JPEG, PNG, WebP, AVIF, TIFF, up to ${megabytes} MB each.`,
    choose: 'Choose files',
    camera: 'Take a picture',
    defaults: 'For all new images',
    kind: 'What they are',
    kinds: {
      histexpphoto: 'expedition photographs',
      histimage: 'images of the period',
      painting: 'paintings',
      postcard: 'postcards',
      photo: 'modern photographs',
      illustration: 'drawings for this site',
      relatedimage: 'related images',
    },
    shown: 'Show at once',
    shownHint: 'Otherwise only editors see them until the review.',
    list: 'Files',
    summary: (added, all) => `${added} of ${files(all)} added`,
    failedCount: (count) => `${files(count)} failed`,
    states: {
      waiting: 'waiting',
      sending: 'uploading',
      paused: 'paused',
      offline: 'no connection; continues by itself',
      adding: 'being checked',
      added: 'added',
      failed: 'not added',
    },
    progress: (name) => `Upload of ${name}`,
    pause: (name) => `Pause ${name}`,
    resume: (name) => `Continue ${name}`,
    retry: (name) => `Retry ${name}`,
    remove: (name) => `Remove ${name} from the list`,
    clear: 'Clear the added ones',
    open: 'All fields',
    caption: { ru: 'Caption in Russian', en: 'Caption in English' },
    problems: {
      empty: 'the file is empty',
      tooLarge: (megabytes) => `the file is larger than ${megabytes} MB; make it smaller`,
      heic: 'HEIC is not supported; save it as JPEG',
      notPicture: 'this is not a JPEG, PNG, WebP, AVIF or TIFF image',
      duplicate: 'the library already has this file',
      signedOut: 'your session has ended; sign in again and retry',
      rejected: (detail) =>
        detail === '' ? 'the server rejected the file' : `the server rejected the file: ${detail}`,
    },
    addAnyway: 'Add it anyway',
    proposal: {
      found: (facts) => `The file says: ${facts}`,
      scanHint: 'For a scan this may be the day of the scan.',
      use: 'Use it',
      ignore: 'Ignore',
      used: 'Date and position from the file',
    },
  },
};
