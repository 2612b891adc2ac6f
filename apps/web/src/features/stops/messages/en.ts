import type { russian } from './ru.ts';

export const english: typeof russian = {
  edgePointer: {
    show: (title) => `Show ${title} on the map`,
  },
};
