import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

const nightForms = { one: 'night', other: 'nights' };

export const english: typeof russian = {
  mapKey: {
    open: 'Key',
    title: 'Key to the map',
    close: 'Close',
    route: 'Route',
    direction: 'Direction of travel',
    inferred: 'A line inferred from the terrain: the route is not recorded',
    ahead: 'The route ahead while the journey is playing',
    highlight: 'The leg to the stop you have just opened',
    stops: 'Stops',
    ring: 'A stop; the larger the ring, the more important the place',
    circle: 'A stop that is named when you zoom in',
    pin: 'The open stop',
    stays: {
      'long-stay': 'A stay of more than five days',
      'stayed-tonight': 'Stayed overnight',
      'passed-by': 'Passed in a day',
      pass: 'Mountain pass',
      'off-expedition': 'Off the route',
    },
    staysHint: 'The icons in the rings appear from zoom level 8.',
    ground: 'The land',
    contours: 'Contour lines: every 1,000 m, closer together as you zoom in; heights are approximate',
    glacier: 'Glaciers and permanent snow',
    saltFlat: 'Salt flats',
    peak: 'A summit and its height in metres',
    mountains: 'Mountains; shaded relief replaces them as you zoom in',
    scale: 'Journey scale',
    scaleHint: 'Four strips below the map on wide screens; narrow ones have only the heights.',
    skyline: 'Outline: approximate height of the travellers above sea level',
    columns: 'Columns: texts and pictures per week',
    stayBars: 'Wide strip: stays; pale without exact days',
    transports: 'Thin strip, the transport:',
    transportKinds: {
      land: 'train, car',
      steamship: 'steamship',
      horsecart: 'horse cart',
      horse: 'mounted',
    },
  },
  accuracyKey: {
    heading: 'Accuracy of positions',
    limit: 'The place is within the disc: known to 5 or 10 km',
    open: 'Not known to 10 km, or not assessed: 15 km by convention, the place may be farther away',
    levels: 'In lists and on the journey bar: from four bars (exact) to none (not assessed)',
    hint: 'The disc is drawn for the open stop if its accuracy is low or not assessed, and for all stops if you switch it on in the settings.',
  },
  heatKey: {
    heading: 'Heat map',
    colours: 'Places and stays: the more nights, the brighter',
    longest: 'The longest stays:',
    stay: (title, nights) => `${title}: ${nights} ${plural('en', nights, nightForms)}`,
  },
  lineTypes: {
    transport: {
      heading: 'Line colours by transport',
      classes: {
        train: 'railway',
        steamship: 'steamship',
        horse: 'caravan, car',
        horsecart: 'horse cart',
        unknown: 'not known',
      },
    },
    pathaccuracy: {
      heading: 'Line colours by accuracy',
      classes: { high: 'route', low: 'requires clarification' },
    },
  },
};
