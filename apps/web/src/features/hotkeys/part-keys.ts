import type { Command, CommandGroup } from '../../lib/commands/command.ts';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';

/** Keys that a part of the page answers to by itself while it has the keyboard: no command runs by them. */
export interface PartKeys {
  readonly group: CommandGroup;
  readonly label: (messages: Catalogue) => string;
  /** The `key` of each event, after what is held down beside it. */
  readonly keys: readonly (readonly string[])[];
  /** Letters, which are told by where they lie. */
  readonly letters?: Command['keys'];
}

/** Such keys for the help. A test asks the parts whether they answer to them. */
export const partKeys: readonly PartKeys[] = [
  {
    group: 'walk',
    label: (messages) => messages.commands.ofParts.walkStep,
    keys: [['ArrowLeft'], ['ArrowRight']],
  },
  { group: 'walk', label: (messages) => messages.commands.ofParts.walkEnds, keys: [['Home'], ['End']] },
  { group: 'walk', label: (messages) => messages.commands.ofParts.walkOpen, keys: [['Enter']] },
  {
    group: 'walk',
    label: (messages) => messages.commands.ofParts.walkWhere,
    keys: [],
    letters: [{ code: 'KeyW' }],
  },
  { group: 'walk', label: (messages) => messages.commands.ofParts.walkLeave, keys: [['Escape']] },
  {
    group: 'map',
    label: (messages) => messages.commands.ofParts.mapMove,
    keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']],
  },
  { group: 'map', label: (messages) => messages.commands.ofParts.zoom, keys: [['+'], ['-']] },
  {
    group: 'journey',
    label: (messages) => messages.commands.ofParts.journeyStep,
    keys: [['ArrowLeft'], ['ArrowRight']],
  },
  {
    group: 'journey',
    label: (messages) => messages.commands.ofParts.journeyOtherStep,
    keys: [
      ['Shift', 'ArrowLeft'],
      ['Shift', 'ArrowRight'],
    ],
  },
  {
    group: 'journey',
    label: (messages) => messages.commands.ofParts.journeyMonth,
    keys: [['PageDown'], ['PageUp']],
  },
  { group: 'journey', label: (messages) => messages.commands.ofParts.journeyEnds, keys: [['Home'], ['End']] },
  {
    group: 'pictures',
    label: (messages) => messages.commands.ofParts.pictureStep,
    keys: [['ArrowLeft'], ['ArrowRight']],
  },
  { group: 'pictures', label: (messages) => messages.commands.ofParts.zoom, keys: [['+'], ['-']] },
  { group: 'pictures', label: (messages) => messages.commands.ofParts.pictureClose, keys: [['Escape']] },
  { group: 'page', label: (messages) => messages.commands.ofParts.escape, keys: [['Escape']] },
];

const printed: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  '-': '−',
};

/** What is printed on a key. */
export function printedName(key: string): string {
  return printed[key] ?? key;
}
