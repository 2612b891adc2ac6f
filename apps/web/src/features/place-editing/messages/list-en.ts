import type { placesAdmin as russian } from './list-ru.ts';

const places = (count: number): string => `${count} ${count === 1 ? 'place' : 'places'}`;

/** English messages of the list of places for editors. */
export const placesAdmin: typeof russian = {
  placesAdmin: {
    title: 'Places',
    intro: 'Edit the places of the expedition beside the map.',
    list: 'Places',
    proposals: 'Corrections',
    changes: 'Changes',
    add: 'New place',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} of ${places(all)}`),
    filter: {
      text: 'Name, date or number',
      section: 'Section of the expedition',
      accuracy: 'Accuracy of the position',
      gap: 'What to check',
      time: { created_at: 'Time of addition', updated_at: 'Time of change' },
      any: 'any',
      gaps: {
        position: 'not on the map',
        date: 'no date',
        missingDay: 'days missing before the arrival',
        englishTitle: 'no English title',
        englishNotes: 'description not translated',
        source: 'no evidence for the position',
        lineUnclear: 'line needs clarification',
        hidden: 'no label',
        tasks: 'open tasks',
      },
      timeField: { created_at: 'added', updated_at: 'changed' },
      timeFieldLabel: 'Added or changed',
    },
    orders: {
      route: 'along the route',
      title: 'by title',
      date: 'by arrival',
      accuracy: 'least accurate first',
      updated: 'last edited first',
    },
    grid: 'Places; arrows move, Space selects, Enter edits',
    gridHelp:
      'Space selects, Shift with an arrow extends, Ctrl+A selects all, Enter opens the editor. Alt with an arrow moves along the route, Delete removes, Ctrl+Z undoes.',
    insertAfter: (title) => `Insert a place after “${title}”`,
    sidePoint: 'beside the route',
    unplaced: 'not on the map',
    noDate: 'no date',
    removal: {
      title: (count) => `Delete ${count} ${count === 1 ? 'place' : 'places'}?`,
      titleOfOne: (title) => `Delete the place “${title}”?`,
      text: (links) =>
        `${links} ${links === 1 ? 'text links' : 'texts link'} here. Such a link will open a page with the title of the deleted stop.`,
      unknown: 'It could not be checked whether texts link here.',
      confirm: 'Delete',
      cancel: 'Keep',
    },
    bulk: { label: 'With the selected places' },
    actions: {
      edited: (count, field) => `${field}: ${places(count)} changed`,
      moved: (count) => `${places(count)} moved`,
      removed: (count) => `${places(count)} deleted`,
      saved: (title) => `Saved: “${title}”`,
      created: (title) => `Added: “${title}”`,
      partlyFailed: (failed, reason) => `${places(failed)} not saved: ${reason}`,
      orderErrorTitle: 'Places seqid update error',
      removeErrorTitle: 'Error while deleting place',
      changedElsewhere: 'another editor has changed the place in the meantime',
    },
  },
};
