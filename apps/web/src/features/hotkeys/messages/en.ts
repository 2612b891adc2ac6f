import type { russian } from './ru.ts';

export const english: typeof russian = {
  keyHelp: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    groups: {
      stops: 'Stops',
      walk: 'Stops on the map',
      map: 'Map',
      journey: 'Journey player',
      pictures: 'Picture viewer',
      page: 'Site',
    },
    note: 'Shortcuts work in every keyboard layout unless you are typing in a field. Those of the map, the stops, the player and the viewer work while these have the focus.',
    or: 'or',
    ofParts: {
      walkStep: 'Previous or next stop',
      walkEnds: 'First or last stop',
      walkOpen: 'Open the stop',
      walkWhere: 'Where am I',
      walkLeave: 'Back to the map',
      mapMove: 'Move the map',
      zoom: 'Zoom in or out',
      journeyStep: 'Step back or forward',
      journeyOtherStep: 'The same by the other unit: days or stops',
      journeyMonth: 'Month back or forward',
      journeyEnds: 'Start or end of the journey',
      pictureStep: 'Previous or next',
      pictureClose: 'Close the viewer',
      escape: 'Close dialogs and lists',
    },
  },
};
