import { leftOutEnglish } from '../../../lib/left-out/left-out-en.ts';
import type { FailureDetails, ImportFailure } from '../tracks-store.ts';
import type { russian } from './ru.ts';

/** Not for the first line: many programs write the whole file as one. */
const inLine = ({ line = 1 }: FailureDetails): string => (line === 1 ? '' : ` (line ${line})`);

const failures: Readonly<Record<ImportFailure['code'], (details: FailureDetails) => string>> = {
  'too-large': () => 'The file is larger than 50 MB. Split or thin out the recording in a track editor.',
  empty: () => 'The file is empty. Export it again from your device or app.',
  'unknown-format': () =>
    'This is not GPX, KML, KMZ, TCX or GeoJSON. Save the track in one of these formats.',
  encoding: () =>
    'The text cannot be read: the file does not state its encoding, or states a wrong one. Save it as UTF-8.',
  malformed: (details) =>
    `The file is damaged or ends too early${inLine(details)}. Download or export it again.`,
  entities: () =>
    'The file defines entities or refers to an external DTD, and the map does not open such files. Export the track again as plain GPX or KML.',
  'too-deep': () => 'The file has too many nested levels. Export the track again as GPX or KML.',
  'no-track': () =>
    'The file has no line: a track needs at least two points in a row. Single waypoints do not count.',
  coordinates: (details) =>
    `The points have no position or are off the Earth${inLine(details)}. Latitudes go from −90 to 90, longitudes from −180 to 180 degrees.`,
  'decimal-comma': (details) =>
    `Numbers are written with a comma: ${details.value ?? ''}${inLine(details)}. Export the track with decimal points.`,
  'too-many-points': () => 'The file has more than 500,000 points. Split or simplify the recording.',
  archive: () => 'The KMZ archive is damaged or contains no KML file. Export it again.',
  'archive-paths': (details) =>
    `The archive contains a name that points outside of it: ${details.value ?? ''}. The map does not open such archives; export plain KML instead.`,
  'archive-too-large': () =>
    'The document in the archive is larger than 100 MB. Thin out the track, or export it in parts.',
  unreadable: () => 'The browser could not read the file; it may have been moved. Choose it again.',
  interrupted: () =>
    'The browser ran out of memory, or the reader did not load. Close other tabs and try again.',
  download: () => 'The file could not be fetched from the server. Check your connection and try again.',
  damaged: () => 'The points of this track are lost. Add its file again.',
  'storage-full': () =>
    'The browser has no space left. This track was not added, and earlier ones are safe: delete some, or free space on the disk.',
  'storage-unavailable': () =>
    'The browser does not let this site store tracks, as in a private window or when site data is blocked. Anything stored before is unchanged.',
  'storage-newer': () =>
    'A newer version of this site has stored your tracks. Reload the page; the tracks are safe.',
};

export const english: typeof russian = {
  tracks: {
    title: 'Tracks',
    intro:
      'Compare your own journey with the route: open recordings from a GPS receiver, a phone or a watch.',
    choose: 'Choose files',
    orDrop: 'or drop them on the map',
    formats: 'GPX, KML, KMZ, TCX, GeoJSON: up to 50 MB and 500,000 points',
    drop: 'Drop to show the tracks on the map',
    privacy: 'Files never leave this browser: tracks are kept in it and are still here after a reload.',
    unknown: 'unknown track',
    list: 'My tracks',
    empty: 'No tracks yet.',
    loading: 'Reading your saved tracks…',
    importing: 'Reading files',
    waiting: 'waiting',
    progress: (file) => `Reading ${file}`,
    cancel: (file) => `Cancel reading ${file}`,
    added: (count) => `Tracks on the map: ${count}`,
    problems: 'Not added',
    reports: 'Added in part',
    leftOut: leftOutEnglish,
    joined: (count) => `The file has ${count} lines: they became parts of one track.`,
    storage: 'Browser storage',
    dismiss: (file) => `Dismiss the message about ${file}`,
    failures,
    show: (name) => `Show “${name}” on the map`,
    zoomTo: 'Zoom to track',
    rename: 'Rename',
    newName: 'Name of the track',
    save: 'Save',
    cancelRename: 'Cancel',
    remove: 'Delete',
    removed: (name) => `“${name}” deleted.`,
    undo: 'Undo',
    color: 'Line colour',
    colors: {
      yellow: 'yellow',
      red: 'red',
      blue: 'blue',
      green: 'green',
      violet: 'violet',
      orange: 'orange',
      cyan: 'turquoise',
    },
    length: 'Length',
    climb: 'Climb',
    descent: 'Descent',
    highest: 'Highest',
    days: 'Days',
    speed: 'Moving speed',
    points: 'Points',
    recorded: 'Recorded',
    kilometresPerHour: (value) => `${value} km/h`,
    noHeights: 'The file has no heights.',
    point: 'Point of the track',
    pointHint: 'Move along the profile or press the arrow keys: the point is marked on the map.',
    sameDay: (day) => `${day} in the years of the expedition`,
    sameDayNone: 'The expedition was not travelling on this day of any year.',
    sameDayNoDates: 'The file has no dates, so its days cannot be compared with those of the expedition.',
    onTheWay: 'on the way:',
    dayUnknown: (known) => `(exact day unknown: ${known})`,
    server: 'Tracks of this site',
    serverAdd: (name) => `Show the track ${name}`,
    serverAddShort: 'Show',
    serverFailed: 'The tracks of the site could not be listed.',
    retry: 'Try again',
  },
};
