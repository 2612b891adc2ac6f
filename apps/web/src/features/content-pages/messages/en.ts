import type { russian } from './ru.ts';

export const english: typeof russian = {
  contentPages: {
    journeyMap:
      'Map of the journey: from Darjeeling by Leh, Urumchi, Moscow, the Altai, Ulaanbaatar and Tibet back to Darjeeling',
    journeyMapCaption: 'The main route, 6 March 1925 – 26 May 1928, drawn from the data of this map.',
    openMap: 'Open the large map',
    writeTo: 'E-mail:',
    sourceAt: 'Source code and issues:',
    noAddress:
      'Whoever runs this site has given no address; pass your correction on through the person who sent you the link.',
    forContributors: 'Do you contribute to this project?',
    signIn: 'Sign in',
  },
};
