import type { mapMessages as russian } from '../russian/map.ts';

/** English messages of the map and the list of its route. */
export const mapMessages: typeof russian = {
  map: {
    label: 'Map of the expedition’s route',
    loading: 'The map is loading…',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomLevel: 'Zoom level',
    showJourney: 'Show the whole route',
    unavailable: 'The map cannot be shown',
    unavailableHint:
      'The browser did not allow the map to be drawn (WebGL is switched off or missing). The route can be read as a list of stops.',
    attribution: 'Sources of the map',
    borders: 'borders are today’s',
    legend: 'Line colours by year',
    routeYears: (from, to) => `${from}–${to}`,
    walker: {
      label: 'Stops of the route on the map',
      instructions:
        'Arrow keys go along the route, Home and End to the first and the last stop, Enter opens the stop, W says where you are, Escape returns to the map.',
      hint: 'Arrows: along the route · Enter: open · W: where am I · Esc: to the map',
      whereAmI: 'Where am I?',
      here: (title, date) => `You are here: ${title}, ${date}.`,
      next: (title, distance, direction) =>
        `Next stop: ${title}, ${distance} ${direction} in a straight line.`,
      nextIsHere: (title) => `Next stop: ${title}, at this same place.`,
      journeyEnd: 'The route ends here.',
      kilometres: (count) => `${count} km`,
      metres: (count) => `${count} m`,
      directions: {
        north: 'to the north',
        northeast: 'to the north-east',
        east: 'to the east',
        southeast: 'to the south-east',
        south: 'to the south',
        southwest: 'to the south-west',
        west: 'to the west',
        northwest: 'to the north-west',
      },
    },
    sheets: {
      tabs: 'Parts of the sheet',
      backToStop: 'Back to the stop',
      handle: 'Height of the sheet',
      heights: {
        low: 'low: the map is seen',
        half: 'half of the screen',
        full: 'nearly the whole screen',
      },
      raise: 'Raise the sheet',
      lower: 'Lower the sheet',
      backToTop: 'Back to the top',
    },
    fullscreen: {
      enter: 'Full screen',
      exit: 'Leave full screen',
      tip: 'Press Esc to leave full screen',
    },
  },
  stopList: {
    title: 'The route in order',
    close: 'Close the list',
    onlyInView: (shown: number, all: number) => `Only what the map shows (${shown} of ${all})`,
    emptyView: 'The map shows no stop here: move it, or show the whole list.',
    withoutPosition: 'position not known, not on the map',
    allPlaces: 'All places, with filters',
  },
  accuracy: {
    exact: 'exact',
    high: 'high (city)',
    medium: 'medium (5–10 km)',
    low: 'low (over 10 km)',
    unknown: 'not assessed',
    bars: (count, level) => `Accuracy: ${level}, ${count} of 4`,
  },
  transport: {
    car: 'by car',
    train: 'by train',
    steamship: 'by steamship',
    horse: 'mounted (horse, yak, camel)',
    horsecart: 'by horse cart',
    horseShort: 'mounted',
    unknown: 'means unknown',
  },
};
