import type { russian } from './ru.ts';

export const english: typeof russian = {
  settings: {
    map: 'Map',
    showPath: 'Route line',
    showMarkers: 'Stops',
    showModernTitle: 'Modern names',
    showModernTitleHint: 'For stops whose modern name is known.',
    highlightSelected: 'Highlight the selected stop',
    highlightSelectedHint: 'A glow around the stop and a bright line for the leg to it.',
    showAllPhotos: 'All photographs',
    showAllPhotosHint: 'Including those that the editors consider less important.',
    animation: 'Animated lines',
    animationHint: 'A line runs along the leg to the selected stop and ahead of the travellers.',
    motionStart: 'Opening animation',
    motionStartHint: 'Draws the whole route in eight seconds when the map opens.',
    sectionsHeading: 'Sections of the expedition',
    sectionHints: {
      precae: 'Europe, the sea voyage, the first road to Darjeeling',
      indiancae: 'journeys before the great expedition',
      cae: 'the main route: March 1925 to May 1928',
      manchuriaexp: 'the expedition of 1934–1935',
    },
    languages: 'Languages',
    pageLanguage: 'Site language',
    mapLanguage: 'Map labels',
    bothLanguages: 'Stops in both languages',
    bothLanguagesHint: 'Russian and English side by side, one below the other on a narrow screen.',
    mapLanguageOfPage: 'same as the site',
    reset: 'Reset to defaults',
    kept: 'Settings apply at once and are saved in this browser only.',
  },
};
