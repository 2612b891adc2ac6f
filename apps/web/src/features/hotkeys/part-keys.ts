import type { Command, CommandGroup } from '../../lib/commands/command.ts';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';

/** Keys that a part of the page handles while it has the focus; they run no command. */
export interface PartKeys {
  readonly group: CommandGroup;
  readonly label: (messages: Catalogue) => string;
  /** The names of the modifiers and the `key` of each event. */
  readonly keys: readonly (readonly string[])[];
  /** Letters, which are identified by their physical key. */
  readonly letters?: Command['keys'];
}

/** The keys of all parts for the key help. A test checks that the parts handle them. */
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
