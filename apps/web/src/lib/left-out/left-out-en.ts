import { plural } from '../language/plural.ts';
import type { LeftOutMessages } from './left-out-messages.ts';

const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count} ${plural('en', count, { one, other })}`;

/** The English messages about contents of files that were left out. */
export const leftOutEnglish: LeftOutMessages = {
  kinds: {
    position: counted(
      'point without coordinates or off the Earth',
      'points without coordinates or off the Earth',
    ),
    'decimal-comma': counted('point with decimal commas', 'points with decimal commas'),
    'no-fix': counted(
      'point recorded before the receiver knew its position',
      'points recorded before the receiver knew its position',
    ),
    height: counted('height that is not a measurement', 'heights that are not measurements'),
    time: counted('time that does not exist or is unclear', 'times that do not exist or are unclear'),
    'extra-number': counted('extra number in the coordinates', 'extra numbers in the coordinates'),
    area: counted('area', 'areas'),
    geometry: counted(
      'object that is neither a point nor a line',
      'objects that are neither points nor lines',
    ),
    'name-end': counted('end of a name that is too long', 'ends of names that are too long'),
    document: counted('linked document', 'linked documents'),
    point: counted('single point', 'single points'),
    'short-line': counted('line of one point', 'lines of one point'),
    line: counted('line', 'lines'),
    'text-end': counted('end of a text that is too long', 'ends of texts that are too long'),
    'no-position': counted('entry without coordinates', 'entries without coordinates'),
  },
  line: (line) => `line ${line}`,
  inFeature: (name) => `in “${name}”`,
  first: (where) => `first: ${where}`,
  sentence: (parts) => `Left out: ${parts}.`,
};
