import { kindMessages } from './kind-en.ts';

/** English messages about the stops of the flight. */
export const viewpoint = kindMessages({
  editor: 'Edit stop of the flight',
  intro: 'The place in the centre, the camera, and how long it rests.',
  newTitle: 'New stop of the flight',
  create: 'Add the stop',
  list: 'Stops of the flight',
  listIntro: 'Where the flight in 3D rests, in its order. The texts are those of the places.',
  add: 'New stop',
  search: 'Name of the place',
  changes: 'Changes of the flight',
  deleted: 'Deleted stops of the flight',
  required: 'Choose the place in the centre.',
  sections: { stop: 'Stop', camera: 'Camera' },
  names: {
    place_id: 'Place in the centre',
    rest_seconds: 'Rest, in seconds',
    altitude: 'Height of the centre above the sea, in metres',
    range: 'Distance of the camera, in metres',
    tilt: 'Tilt, in degrees',
    heading: 'Direction of view, in degrees',
    seqid: 'Order in the flight',
  },
  help: {
    place_id: 'A place with coordinates, which the flight does not have yet.',
    rest_seconds: 'From 4 to 60. Some 300 characters are read in 16 seconds.',
    altitude: 'About that of the ground, so that the camera is above it.',
    range: 'From 1,000: the larger it is, the more of the country is seen.',
    tilt: '0 looks straight down, 80 almost along the horizon.',
    heading: 'Clockwise from north: 90 looks to the east.',
  },
});
