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
    skipped: (count) => `${count} skipped: not points, or with invalid coordinates`,
    leftOut: (count, most) => `${count} left out: the list can contain ${most} bookmarks`,
    importFailed: (file, reason) => `${file}: ${reason} The bookmarks are unchanged.`,
    failures: {
      empty: 'the file is empty.',
      'too-large': 'the file is larger than 5 MB.',
      'not-text':
        'this is not a text file, or its encoding is unknown. KML or GeoJSON is needed; unzip KMZ first.',
      doctype: 'the file has a DOCTYPE declaration; such files are not read for safety.',
      'too-deep': 'the elements of the file are nested too deeply.',
      damaged: 'the file is damaged or incomplete.',
      'unknown-format': 'this is neither KML nor GeoJSON.',
      'no-points': 'the file has no points with valid coordinates.',
    },
    unsaved:
      'The bookmarks could not be saved in the browser: its storage is full or blocked. They remain until the page is closed; download them.',
    count: (count) => `${count} ${plural('en', count, bookmarks)}`,
  },
};
