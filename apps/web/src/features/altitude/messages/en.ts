import type { russian } from './ru.ts';

export const english: typeof russian = {
  altitude: {
    heading: (from, to) => `Heights from ${from} to ${to}`,
    climb: 'Climb',
    descent: 'Descent',
    highest: 'Highest point',
    length: 'Length',
    kilometres: (kilometres) => `${kilometres}\u00a0km`,
    aboutKilometres: (kilometres) => `about ${kilometres}\u00a0km`,
    noteInferred:
      'Approximate: read from a height grid. The line itself is inferred from the terrain and not recorded: the track may have taken another valley.',
    note: 'Approximate: read from a height grid along the line on the map. The track itself wound and climbed more.',
  },
};
