import { leftOutEnglish } from '../../../lib/left-out/left-out-en.ts';
import { plural } from '../../../lib/language/plural.ts';
import type { placeEdit as russian } from './edit-ru.ts';

/** English messages of the screen on which a place is edited. */
export const placeEdit: typeof russian = {
  placeEdit: {
    documentTitle: (title) => `Edit: ${title}`,
    newTitle: 'New place',
    newAfter: (title) => `New place after “${title}”`,
    intro: 'Edit a place beside the map.',
    notFound: 'There is no such place',
    notFoundHint: 'It may have been deleted. Deleted places can be restored.',
    sections: {
      names: 'Names',
      position: 'Position',
      stay: 'Time',
      way: 'The way here',
      map: 'On the map',
      texts: 'Texts',
      sources: 'The evidence',
      editors: 'For editors',
    },
    line: {
      edit: 'Edit the line',
      done: 'Done',
      summary: (points, kilometres) =>
        points === 0
          ? 'No points: the line is straight.'
          : `${points} ${plural('en', points, { one: 'point', other: 'points' })}, ${kilometres} km`,
      unplaced: 'The line is drawn when the place has coordinates.',
      split: (next, points) =>
        `The line to “${next}” is divided here: its beginning leads to this place, and the rest (${points} ${plural('en', points, { one: 'point', other: 'points' })}) goes on from it.`,
      noPrevious: 'This is the first place of the route: no line leads here.',
      beside: 'This place is beside the route: no line leads here.',
      reverse: 'Reverse',
      clear: 'Straighten',
      paste: 'Paste GeoJSON or GPX',
      pasteLabel: 'Text of GeoJSON, GPX or KML',
      pasteHint: 'The direction is found automatically; points beside the stops are left out.',
      pasteApply: 'Use the line',
      pasteFile: 'From a file',
      pasteFailed: {
        'no-line': 'There is no line in this text.',
        unreadable: 'The text is damaged or ends too early. Copy all of it.',
      },
      pasted: (points) =>
        `The line is pasted: ${points} ${plural('en', points, { one: 'point', other: 'points' })}.`,
      pasteJoined: (lines) => `The text has ${lines} lines: they are joined in their order.`,
      pasteSimplified: (before, after) => `The line is simplified from ${before} points to ${after}.`,
      leftOut: leftOutEnglish,
      started:
        'Drag points; pull a segment to add a point between them; a click on a point removes it, a click elsewhere adds one at the end.',
      byKeyboard:
        'By keyboard: Enter adds a point at the cross, Backspace removes the point at the cross or else the last one, Esc ends.',
      ended: 'Editing of the line has ended',
    },
    presence: {
      others: (names, count) => `${names} also ${count === 1 ? 'has' : 'have'} this place open.`,
      otherWindow: 'You have this place open in another window too.',
      closed: 'This place is not open anywhere else any more.',
    },
    neighbours: 'Neighbouring places',
    create: 'Add the place',
    remove: 'Delete the place',
    previous: 'Previous place',
    next: 'Next place',
    problems: {
      required: 'Fill in this field.',
      endBeforeStart: 'The departure is before the arrival.',
      unreadableLine: 'The line could not be read; draw it again.',
    },
    warnings: {
      far: (distance, place) =>
        `The nearest stop on the route, “${place}”, is ${distance} away. Please check the coordinates.`,
      swapped: (distance, place) =>
        `Latitude and longitude may be swapped: “${place}” is ${distance} from here.`,
      beforePrevious: (place, date) => `Earlier than the arrival at the stop before, “${place}”: ${date}.`,
      departureAfterNext: (place, date) => `Later than the arrival at the stop after, “${place}”: ${date}.`,
      missingDay: (departure, arrival) =>
        `Days are missing between the departure (${departure}) and the next arrival (${arrival}).`,
      otherDay: (departure, arrival) =>
        `The departure (${departure}) and the next arrival (${arrival}) are not on the same day.`,
      arrivalBeforeDeparture: (departure, arrival) =>
        `The departure (${departure}) is after the next arrival (${arrival}).`,
      afterNext: (place, date) => `Later than the arrival at the stop after, “${place}”: ${date}.`,
    },
  },
};
