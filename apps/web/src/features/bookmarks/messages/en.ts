import { leftOutEnglish } from '../../../lib/left-out/left-out-en.ts';
import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

const points = { one: 'point', other: 'points' };
const bookmarks = { one: 'bookmark', other: 'bookmarks' };

export const english: typeof russian = {
  bookmarkList: {
    title: 'Bookmarks',
    close: 'Close',
    show: 'Show on the map',
    empty: 'There are no bookmarks yet. Add a point or import a file.',
    formats: 'Files: KML, KMZ, GPX, GeoJSON, up to 5 MB.',
    kept: 'Bookmarks are kept in this browser only.',
    addCentre: 'Add at the centre of the map',
    addByClick: 'Mark on the map',
    placing: {
      started: 'Click or tap the map to add a bookmark.',
      byKeyboard: 'By keyboard, the arrows move the map, Enter marks the centre, Escape ends.',
      ended: 'No longer choosing a point',
    },
    unnamed: 'Unnamed',
    goTo: (name) => `Show on the map: ${name}`,
    edit: (name) => `Edit: ${name}`,
    remove: (name) => `Delete: ${name}`,
    name: 'Name',
    note: 'Note',
    colour: 'Colour',
    save: 'Save',
    cancel: 'Cancel',
    removed: (name) => `The bookmark “${name}” was deleted.`,
    undo: 'Undo',
    import: 'Import a file',
    exportKml: 'Download KML',
    exportGeoJson: 'Download GeoJSON',
    fileName: 'cae-bookmarks',
    documentName: 'Bookmarks of the map of the Central Asian Expedition',
    imported: (file, count) => `${file}: ${count} ${plural('en', count, points)} added`,
    known: (count) => `${count} already in the list`,
    leftOut: leftOutEnglish,
    tooMany: (count, most) => `${count} left out: the list can contain ${most} bookmarks`,
    importFailed: (file, reason) => `${file}: ${reason} The bookmarks are unchanged.`,
    failures: {
      empty: 'the file is empty.',
      'too-large': 'the file is larger than 5 MB (a KMZ archive: 50 MB). Split it.',
      encoding: 'the encoding of the file is not stated, or is a wrong one. Save it as UTF-8.',
      entities: 'the file defines entities or refers to an external DTD; such files are not read for safety.',
      'too-deep': 'the elements of the file are nested too deeply.',
      malformed: 'the file is damaged or incomplete.',
      'unknown-format': 'this is not KML, KMZ, GPX or GeoJSON. Save the points in one of these formats.',
      'too-many-points': 'the file has more than 500,000 points. Split it.',
      archive: 'the KMZ archive is damaged or contains no KML file.',
      'archive-paths': 'the archive contains a name that points outside of it. Export plain KML instead.',
      'archive-too-large': 'the document in the archive is larger than 5 MB. Split it.',
      'no-points': 'the file has no points with valid coordinates.',
      unreadable: 'the browser could not read the file; it may have been moved. Choose it again.',
      'reader-missing': 'the reader did not load. Check your connection and try again.',
    },
    unsaved:
      'The bookmarks could not be saved in the browser: its storage is full or blocked. They remain until the page is closed; download them.',
    count: (count) => `${count} ${plural('en', count, bookmarks)}`,
  },
};
