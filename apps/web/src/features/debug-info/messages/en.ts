import type { russian } from './ru.ts';

export const english: typeof russian = {
  debugInfo: {
    title: 'Technical details of the map',
    close: 'Close',
    zoom: 'Zoom',
    centre: 'Centre',
    north: 'North',
    south: 'South',
    west: 'West',
    east: 'East',
    metresPerPixel: 'Metres per pixel',
    size: 'Map, pixels',
    place: 'Stop',
    placeDetails: (id, sequence) => `${id}, sequence ${sequence}`,
    places: 'Places loaded',
    mode: 'Mode',
    bearing: 'Bearing and pitch',
    pixelRatio: 'Pixel ratio',
  },
};
