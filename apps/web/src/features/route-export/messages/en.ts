import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  routeExport: {
    title: 'Route export',
    close: 'Close',
    from: 'From',
    to: 'To',
    noPlace: 'Choose a place',
    swap: 'Swap the places',
    zoom: 'Level of detail',
    zoomValue: (zoom) => `zoom ${zoom}`,
    zoomHint:
      'The file contains the stops that the map labels at this zoom. The line of the route stays complete.',
    withPictures: (format) => `${format} with pictures`,
    format: 'Format',
    formatUses: {
      kml: 'Google Earth and Google My Maps: folders by section and year, a time slider',
      geojson: 'QGIS and other GIS, geojson.io: everything known as attributes',
      gpx: 'OsmAnd, Organic Maps, GPS devices: waypoints and tracks for the road',
      csv: 'Excel and other spreadsheets: one row per stop, no lines',
      kmz: 'Google Earth offline: KML and a picture of each stop',
    },
    summary: (stops, kilometres) =>
      `${stops} ${plural('en', stops, { one: 'stop', other: 'stops' })}, ${kilometres} km`,
    uncertain: (inferred, straight) =>
      `Of these, ${inferred} km are inferred from the terrain and ${straight} km are straight lines; the file marks them.`,
    nothing: {
      'no-place': 'Choose where the route begins and ends.',
      reversed: 'The end comes before the beginning of the route.',
      empty: 'There are no stops between these places at this zoom.',
      loading: 'The route is loading…',
    },
    download: 'Download the file',
    preparing: 'Preparing the file…',
    pictures: (done, all) => `Pictures: ${done} of ${all}`,
    cancel: 'Cancel',
    cancelled: 'Export cancelled',
    saved: (name) => `File saved: ${name}`,
    picturesFailed: (count) =>
      `${count} ${plural('en', count, { one: 'picture', other: 'pictures' })} could not be loaded. The file was saved without ${count === 1 ? 'it' : 'them'}.`,
    picturesLeftOut: (count) =>
      `${count} ${plural('en', count, { one: 'picture was', other: 'pictures were' })} left out: the file would have been too large.`,
    failed: 'The file could not be prepared. Check the connection and try again.',
    file: {
      name: (from, to) => `Central Asian Expedition: ${from} – ${to}`,
      description: (url) =>
        `The route of the Roerichs’ expedition, exported from ${url}. A volunteer project: accuracy_level states how well each position is known, location_reference its source. Lines with line = inferred are inferred from the terrain, those with straight are straight: the way is not recorded. Licence: CC BY 4.0.`,
      undated: 'Undated',
      accuracy: (level) => `Accuracy of the position: ${level}`,
      source: (text) => `Source of the position: ${text}`,
      lines: {
        recorded: 'The line follows the sources',
        inferred: 'The line is inferred from the terrain; the way is not recorded',
        straight: 'A straight line; the way is not recorded',
      },
      unclear: (text) => `The way needs clarification. ${text}`.trim(),
    },
  },
};
