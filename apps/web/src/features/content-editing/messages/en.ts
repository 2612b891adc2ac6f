import { person } from './person-en.ts';
import type { russian } from './ru.ts';
import { work } from './work-en.ts';
import { page } from './page-en.ts';
import { caption } from './caption-en.ts';
import { alias } from './alias-en.ts';
import { height } from './height-en.ts';
import { viewpoint } from './viewpoint-en.ts';

/** English messages of the screens on which people, sources and other content are edited. */
export const english: typeof russian = {
  kinds: { person, work, page, caption, alias, height, viewpoint },
  contentFields: {
    personGroups: {
      family: 'The Roerich family',
      member: 'Members of the expedition',
      companion: 'Companions for part of the way',
      official: 'Consuls, governors and hosts',
      other: 'Others',
    },
    workKinds: {
      diary: 'Diary',
      memoir: 'Memoir',
      letters: 'Letters',
      archive: 'Archive',
      study: 'Study',
      reference: 'Reference work',
      map: 'Map',
    },
    picture: (description) => `Picture: ${description}`,
    part: 'The page has the map of the journey or the contacts here.',
    empty: 'empty',
    from: 'From the stop',
    to: 'To the stop',
    flight: {
      noPlace: 'Choose a place: its texts are shown here.',
      rest: (seconds) => `The camera rests for ${seconds} s.`,
      editTexts: 'Edit the texts of the place',
    },
    noStop: 'Stop',
    addStretch: 'Add a part of the way',
    addStop: 'Add a stop',
    stop: (number) => `Stop ${number}`,
    language: 'Language',
    otherName: 'Name',
    addName: 'Add a name',
  },
};
