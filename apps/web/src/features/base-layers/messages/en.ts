import type { russian } from './ru.ts';

export const english: typeof russian = {
  baseLayers: {
    title: 'Base map',
    close: 'Close',
    groups: {
      builtIn: 'No other company involved',
      topographic: 'Topographic',
      streets: 'Streets',
      satellite: 'Satellite',
      overlay: 'On top of the map',
    },
    builtInHint: 'Drawn for this site, works offline',
    loading: 'Loading the list of maps…',
    failed: 'The list of maps could not be loaded. You may be offline.',
    nothingElse: 'This site offers no other maps.',
    question: (title) => `Show ${title}?`,
    directly: (provider) =>
      `Your browser will load it from ${provider}, which then learns your IP address and the part of the map you are looking at.`,
    proxied: (provider) =>
      `The server of this site will load it from ${provider}, which then learns the part of the map being viewed, but not your address.`,
    once: 'We ask only once: your answer covers all maps of other companies, and you can take it back here.',
    agree: 'Show it',
    decline: 'Stay with the atlas',
    agreed: 'You have allowed maps of other companies.',
    withdraw: 'Take this back',
    linked: (title, provider) => `This link opens ${title} (${provider}).`,
    openLinked: 'Show this map',
    keepAtlas: 'Keep the atlas',
    notOffered: (code) => `This site has no map “${code}”, so you see the expedition atlas.`,
    unavailable: (title, provider) =>
      `${title} cannot be loaded: ${provider} does not respond. The expedition atlas shows through.`,
  },
};
