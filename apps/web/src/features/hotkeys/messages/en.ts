import type { russian } from './ru.ts';

export const english: typeof russian = {
  keyHelp: {
    title: 'Keys',
    close: 'Close',
    groups: {
      stops: 'Stops',
      walk: 'Along the stops on the map',
      map: 'Map',
      journey: 'Bar of days',
      pictures: 'Viewer of pictures',
      page: 'Site',
    },
    note: 'Keys are told by where they lie and work in every layout, as long as you are not writing in a field. Those of the map, the stops, the bar and the viewer work while they have the focus.',
    or: 'or',
    ofParts: {
      walkStep: 'To the stop beside',
      walkEnds: 'To the first, to the last',
      walkOpen: 'Open the stop',
      walkWhere: 'Where am I',
      walkLeave: 'Back to the map',
      mapMove: 'Move the map',
      zoom: 'Nearer, farther',
      journeyStep: 'A step back, on',
      journeyOtherStep: 'The same by the other step: days or stops',
      journeyMonth: 'A month back, on',
      journeyEnds: 'To the beginning, to the end',
      pictureStep: 'Previous, next',
      pictureClose: 'Close the viewer',
      escape: 'Close what lies over the page',
    },
  },
};
