import type { Command, CommandGroup } from '../../lib/commands/command.ts';
import type { KeyHelpMessages } from './messages/index.ts';

/** Keys that a part of the page handles while it has the focus; they run no command. */
export interface PartKeys {
  readonly group: CommandGroup;
  readonly label: (messages: KeyHelpMessages) => string;
  /** The names of the modifiers and the `key` of each event. */
  readonly keys: readonly (readonly string[])[];
  /** Letters, which are identified by their physical key. */
  readonly letters?: Command['keys'];
}

/** The keys of all parts for the key help. A test checks that the parts handle them. */
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
  { group: 'reading', label: (messages) => messages.keyHelp.ofParts.bookFind, keys: [['/']] },
  {
    group: 'reading',
    label: (messages) => messages.keyHelp.ofParts.bookPage,
    keys: [['ArrowLeft'], ['ArrowRight']],
  },
  {
    group: 'reading',
    label: (messages) => messages.keyHelp.ofParts.bookTwin,
    keys: [],
    letters: [{ code: 'KeyT' }],
  },
  {
    group: 'reading',
    label: (messages) => messages.keyHelp.ofParts.bookAloud,
    keys: [],
    letters: [{ code: 'KeyR' }],
  },
  {
    group: 'reading',
    label: (messages) => messages.keyHelp.ofParts.bookSentence,
    keys: [['ArrowUp'], ['ArrowDown']],
  },
  { group: 'page', label: (messages) => messages.keyHelp.ofParts.escape, keys: [['Escape']] },
];

const keyLabels: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  '-': '−',
};

/** Returns the label on a key. */
export function keyLabel(key: string): string {
  return keyLabels[key] ?? key;
}
