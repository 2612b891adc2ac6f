import type { Command, CommandGroup } from '../../lib/commands/command.ts';
import type { KeyHelpMessages } from './messages/index.ts';

/** Keys that a part of the page answers to by itself while it has the keyboard: no command runs by them. */
export interface PartKeys {
  readonly group: CommandGroup;
  readonly label: (messages: KeyHelpMessages) => string;
  /** The `key` of each event, after what is held down beside it. */
  readonly keys: readonly (readonly string[])[];
  /** Letters, which are told by where they lie. */
  readonly letters?: Command['keys'];
}

/** Such keys for the help. A test asks the parts whether they answer to them. */
export const partKeys: readonly PartKeys[] = [
  {
    group: 'walk',
    label: (messages) => messages.keyHelp.ofParts.walkStep,
    keys: [['ArrowLeft'], ['ArrowRight']],
  },
  { group: 'walk', label: (messages) => messages.keyHelp.ofParts.walkEnds, keys: [['Home'], ['End']] },
  { group: 'walk', label: (messages) => messages.keyHelp.ofParts.walkOpen, keys: [['Enter']] },
  {
    group: 'walk',
    label: (messages) => messages.keyHelp.ofParts.walkWhere,
    keys: [],
    letters: [{ code: 'KeyW' }],
  },
  { group: 'walk', label: (messages) => messages.keyHelp.ofParts.walkLeave, keys: [['Escape']] },
  {
    group: 'map',
    label: (messages) => messages.keyHelp.ofParts.mapMove,
    keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']],
  },
  { group: 'map', label: (messages) => messages.keyHelp.ofParts.zoom, keys: [['+'], ['-']] },
  {
    group: 'journey',
    label: (messages) => messages.keyHelp.ofParts.journeyStep,
    keys: [['ArrowLeft'], ['ArrowRight']],
  },
  {
    group: 'journey',
    label: (messages) => messages.keyHelp.ofParts.journeyOtherStep,
    keys: [
      ['Shift', 'ArrowLeft'],
      ['Shift', 'ArrowRight'],
    ],
  },
  {
    group: 'journey',
    label: (messages) => messages.keyHelp.ofParts.journeyMonth,
    keys: [['PageDown'], ['PageUp']],
  },
  { group: 'journey', label: (messages) => messages.keyHelp.ofParts.journeyEnds, keys: [['Home'], ['End']] },
  {
    group: 'pictures',
    label: (messages) => messages.keyHelp.ofParts.pictureStep,
    keys: [['ArrowLeft'], ['ArrowRight']],
  },
  { group: 'pictures', label: (messages) => messages.keyHelp.ofParts.zoom, keys: [['+'], ['-']] },
  { group: 'pictures', label: (messages) => messages.keyHelp.ofParts.pictureClose, keys: [['Escape']] },
  { group: 'page', label: (messages) => messages.keyHelp.ofParts.escape, keys: [['Escape']] },
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
