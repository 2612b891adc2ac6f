import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/expedition';
import type { Catalogue } from '../language/catalogue-ru.ts';
import type { Offered } from '../session/audience.ts';
import { isStroke, type KeyStroke, type PressedKey } from './key-stroke.ts';

/** The headings of the keyboard help. */
export const commandGroups = ['stops', 'walk', 'map', 'journey', 'pictures', 'reading', 'page'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** The state of a command that switches something on and off; a store of `createSwitch` is one. */
export interface SwitchState {
  readonly read: () => boolean;
  /** @returns the unsubscribe function */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * A command, as plain data. The key listener, the help, and the controls and menu entries that run it all read the same command; see
 * `commandControl` in `ui/controls/command-control.tsx`.
 */
export interface Command extends Offered {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: (messages: Catalogue) => string;
  /** The alternative shortcuts; controls show the first one. Empty for a command that only has a control. */
  readonly keys: readonly KeyStroke[];
  /** Present if the command switches something on and off; its control is then a toggle button. */
  readonly isOn?: SwitchState;
  /** The code of the base layer that the command shows; the help lists the command only on a site that offers the layer. */
  readonly baseLayer?: string;
  /** Whether the command can be run; if not, its key is available to other commands and to the browser. */
  readonly isAvailable?: (context: CommandContext) => boolean;
  readonly run: (context: CommandContext) => void;
}

/** The context of a command. Commands also change stores of `lib` directly. */
export interface CommandContext {
  readonly language: ContentLanguage;
  readonly messages: Catalogue;
  readonly changeLanguage: (language: ContentLanguage) => void;
  /** Shows and announces a short message: the effect of a command, or the reason why it had none. */
  readonly announce: (text: string) => void;
  /** The context of the map screen; null on other screens. */
  readonly map: MapCommandContext | null;
}

/** The context of commands on the map screen. */
export interface MapCommandContext {
  /** The id of the open stop; 0 if none is open. */
  readonly placeId: number;
  /** The previous and the next stop along the route, or null. */
  readonly previousId: number | null;
  readonly nextId: number | null;
  /** Null until it is loaded. */
  readonly expedition: Expedition | null;
  /** Opens a stop, optionally on a day of the journey, `YYYY-MM-DD`. */
  readonly openPlace: (
    placeId: number,
    options?: { readonly day?: string; readonly imageId?: number },
  ) => void;
}

/** Finds the available command for a pressed key. Physical keys have priority over characters. */
export function findCommandByKey(
  commands: readonly Command[],
  pressed: PressedKey,
  context: CommandContext,
): Command | undefined {
  const runnable = commands.filter((command) => command.isAvailable?.(context) ?? true);
  const find = (isCandidate: (stroke: KeyStroke) => boolean): Command | undefined =>
    runnable.find(({ keys }) => keys.some((stroke) => isCandidate(stroke) && isStroke(pressed, stroke)));
  return find((stroke) => 'code' in stroke) ?? find((stroke) => 'character' in stroke);
}
