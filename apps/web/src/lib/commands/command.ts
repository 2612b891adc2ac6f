import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Catalogue } from '../language/catalogue-ru.ts';
import type { Offered } from '../session/audience.ts';
import { isStroke, type KeyStroke, type PressedKey } from './key-stroke.ts';

/** Under which heading a command, or a key of a part, stands in the help. */
export const commandGroups = ['stops', 'walk', 'map', 'journey', 'pictures', 'page'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/**
 * Something that a visitor can have done, as plain data. One registry of commands feeds the keys, the help and every
 * control that names a key; key names stand nowhere else.
 */
export interface Command extends Offered {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: (messages: Catalogue) => string;
  /** Any of them runs it; the first is the one that controls name. */
  readonly keys: readonly [KeyStroke, ...KeyStroke[]];
  /** Whether there is something to act on; where there is not, its key is left to others. */
  readonly isAvailable?: (context: CommandContext) => boolean;
  readonly run: (context: CommandContext) => void;
}

/** What commands act on, besides the stores of `lib` that they change themselves. */
export interface CommandContext {
  readonly language: ContentLanguage;
  readonly messages: Catalogue;
  readonly changeLanguage: (language: ContentLanguage) => void;
  /** Tells the visitor in a few words what a command has done, or why it could not. */
  readonly say: (text: string) => void;
  /** What there is where a map is shown; null on the other pages. */
  readonly map: MapCommandContext | null;
}

/** What commands act on where a map is shown. */
export interface MapCommandContext {
  /** The open stop; 0 when none is. */
  readonly placeId: number;
  /** The stops before and after it along the route; null where there is none. */
  readonly previousId: number | null;
  readonly nextId: number | null;
  /** Opens a stop, on a day of the journey where one is named. */
  readonly openPlace: (placeId: number, options?: { readonly day?: string }) => void;
}

/** The command of a pressed key that can be run now. Where a key lies goes before the sign that it makes. */
export function findCommandByKey(
  commands: readonly Command[],
  pressed: PressedKey,
  context: CommandContext,
): Command | undefined {
  const runnable = commands.filter((command) => command.isAvailable?.(context) ?? true);
  const ofStroke = (isWanted: (stroke: KeyStroke) => boolean): Command | undefined =>
    runnable.find(({ keys }) => keys.some((stroke) => isWanted(stroke) && isStroke(pressed, stroke)));
  return ofStroke((stroke) => 'code' in stroke) ?? ofStroke((stroke) => 'sign' in stroke);
}
