import { coordinatesFailures } from '../../../lib/language/english/coordinates.ts';
import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

const pointForms = { one: 'point', other: 'points' };

export const english: typeof russian = {
  measure: {
    title: 'Distance measurement',
    firstPoint: 'Place the start of the line on the map.',
    nextPoint: 'Place the next point.',
    lastSegment: (distance) => `Last segment: ${distance}`,
    addCentre: 'Add the point in the centre of the map',
    undo: 'Remove the last point',
    clear: 'Clear the line',
    close: 'Finish measuring',
    details: 'Points and heights',
    pane: {
      hint: 'Place points on the map or type coordinates. On the map a point can be dragged, and pulling a segment inserts a new one.',
      place: 'Place on the map',
      stopPlacing: 'Stop placing',
      undo: 'Undo',
      redo: 'Redo',
      points: (count) => `${count} ${plural('en', count, pointForms)}`,
      list: 'Points and segments',
      point: (number) => `Coordinates of point ${number}`,
      remove: (number) => `Remove point ${number}`,
      removed: (number) => `Point ${number} removed`,
      insert: (from, to) => `Insert a point between ${from} and ${to}`,
      inserted: (number) => `Point ${number} inserted in the middle of the segment`,
      bearing: (degrees) => `bearing ${degrees}°`,
      addLabel: 'New point: coordinates or the link of a map',
      add: 'Add',
      added: (position) => `Point ${position} added`,
      failures: coordinatesFailures,
      heights: 'Heights along the line',
      heightsLoading: 'Loading the heights…',
      heightsFailed: 'The heights could not be loaded.',
      heightsOutside:
        'There are no heights for the whole line: the grid covers the land between 61° and 124° E, 21° and 57° N.',
      heightsCoarse:
        'Approximate: read from a coarse height grid along straight segments. A real track winds and climbs more.',
      climb: 'Climb',
      descent: 'Descent',
      highest: 'Highest point',
      lowest: 'Lowest point',
      retry: 'Try again',
      total: (lengths) => `Total: ${lengths}`,
      copyText: 'Copy as text',
      copyGeoJson: 'Copy GeoJSON',
      textCopied: 'The line has been copied as text',
      geoJsonCopied: 'The line has been copied as GeoJSON',
    },
    announcements: {
      started: 'Measuring a distance. Click or tap the map.',
      byKeyboard:
        'By keyboard, the arrows move the map, Enter adds the point in the centre, Backspace removes the last one, Escape ends.',
      ended: 'Measurement finished',
    },
  },
};
