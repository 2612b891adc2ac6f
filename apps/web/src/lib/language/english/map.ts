import type { mapMessages as russian } from '../russian/map.ts';

/** English messages of the map and the list of its route. */
export const mapMessages: typeof russian = {
  map: {
    label: 'Map of the expedition route',
    loading: 'The map is loading…',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomLevel: 'Zoom level',
    showJourney: 'Show the whole route',
    unavailable: 'The map is unavailable',
    unavailableHint:
      'Your browser could not start WebGL, which the map requires. You can read the route as a list of stops.',
    attribution: 'Map sources',
    borders: 'present-day borders',
    scale: 'Map scale',
    legend: 'Line colours by year',
    routeYears: (from, to) => `${from}–${to}`,
    walker: {
      label: 'Stops of the route on the map',
      instructions:
        'Use the arrow keys to move along the route, Home and End for the first and the last stop, Enter to open a stop, W to hear where you are, Escape to return to the map.',
      hint: 'Arrows: along the route · Enter: open · W: where am I? · Esc: back to the map',
      whereAmI: 'Where am I?',
      here: (title, date) => `You are here: ${title}, ${date}.`,
      next: (title, distance, direction) =>
        `Next stop: ${title}, ${distance} ${direction} in a straight line.`,
      nextIsHere: (title) => `Next stop: ${title}, in the same place.`,
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
      tabs: 'Panel tabs',
      backToStop: 'Back to the stop',
      handle: 'Panel height',
      heights: {
        low: 'low, with the map in view',
        half: 'half the screen',
        full: 'nearly the whole screen',
      },
      raise: 'Expand the panel',
      lower: 'Collapse the panel',
      backToTop: 'Back to the top',
    },
    fullscreen: {
      enter: 'Full screen',
      exit: 'Exit full screen',
      tip: 'Press Esc to exit full screen',
    },
  },
  stopList: {
    title: 'Itinerary',
    close: 'Close the list',
    onlyInView: (shown: number, all: number) => `Only stops in view (${shown} of ${all})`,
    emptyView: 'No stops in view. Move the map or show the whole list.',
    withoutPosition: 'location unknown, not on the map',
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
    unknown: 'transport unknown',
  },
};
