import type { russian } from './ru.ts';

export const english: typeof russian = {
  mapKey: {
    open: 'Key',
    title: 'Key to the map',
    close: 'Close',
    route: 'Route',
    direction: 'Direction of travel',
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
    scale: 'Journey scale',
    scaleHint: 'Three strips below the map, on wide screens.',
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
};
