import type { russian } from './ru.ts';

export const english: typeof russian = {
  settings: {
    map: 'Map',
    showPath: 'Line of the route',
    showMarkers: 'Stops',
    showModernTitle: 'Names of today',
    showModernTitleHint: 'For the stops of which they are known.',
    highlightSelected: 'Mark the open stop',
    highlightSelectedHint: 'A glow around it and a bright line on the way to it.',
    showAllPhotos: 'All photographs',
    showAllPhotosHint: 'Those too that the editors thought less important.',
    animation: 'Moving lines',
    animationHint: 'A line runs along the way to an open stop and leads the travellers.',
    motionStart: 'The whole route when the map opens',
    motionStartHint: 'A line runs along all of it in eight seconds.',
    sectionsHeading: 'Parts of the expedition',
    sectionHints: {
      precae: 'Europe, the sea, the first road to Darjeeling',
      indiancae: 'journeys before the great one began',
      cae: 'the main route: March 1925 to May 1928',
      manchuriaexp: 'the expedition of 1934–1935',
    },
    languages: 'Languages',
    pageLanguage: 'Language of the site',
    mapLanguage: 'Names on the map',
    bothLanguages: 'The stop in two languages',
    bothLanguagesHint: 'Russian and English side by side, one below the other on a narrow screen.',
    mapLanguageOfPage: 'as on the site',
    reset: 'Set everything back',
    kept: 'Settings work at once and are kept in this browser only.',
  },
};
