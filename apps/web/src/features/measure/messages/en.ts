import type { russian } from './ru.ts';

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
    announcements: {
      started:
        'Measuring a distance. Click or tap the map; by keyboard, the arrows move the map, Enter adds the point in the centre, Backspace removes the last one, Escape ends.',
      ended: 'Measurement finished',
    },
  },
};
