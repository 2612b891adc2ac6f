import type { russian } from './ru.ts';

export const english: typeof russian = {
  upcoming: {
    title: 'This section does not exist yet',
    text: (what) => `This page will hold ${what}. It is not built yet, so the menu does not offer it.`,
    toMap: 'Open the map',
    screens: {
      map3d: 'the route on a three-dimensional map',
      login: 'the sign-in for members and editors',
      register: 'the registration of members',
      profile: 'the profile of a member',
      translations: 'the translators’ workplace',
      admin: 'the editors’ workplace: places, pictures, books',
    },
  },
};
