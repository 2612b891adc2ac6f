import { createContext, use } from 'react';
import { useOffered } from '../session/use-offered.ts';
import type { Command } from './command.ts';
import { ariaKeyShortcut, keyLabels } from './key-stroke.ts';

const CommandsContext = createContext<readonly Command[]>([]);

/** Provides the commands of all features. */
export const CommandsProvider = CommandsContext.Provider;

/** All commands, regardless of the audience. */
export function useCommands(): readonly Command[] {
  return use(CommandsContext);
}

/** The commands for the audience of the visitor. */
export function useOfferedCommands(): readonly Command[] {
  return useOffered(useCommands());
}

/** The shortcut of a command, for controls. */
export interface Shortcut {
  /** The visible text, for example `Alt+S`. */
  readonly text: string;
  /** For the attribute `aria-keyshortcuts`. */
  readonly aria: string;
}

/** The first shortcut of a command; null if the command does not exist or has none. */
export function useShortcut(commandId: string): Shortcut | null {
  const command = useCommands().find(({ id }) => id === commandId);
  return command === undefined ? null : shortcutOf(command);
}

/** The first shortcut of a command; null if it has none. */
export function shortcutOf({ keys: [stroke] }: Pick<Command, 'keys'>): Shortcut | null {
  if (stroke === undefined) return null;
  return { text: keyLabels(stroke).join('+'), aria: ariaKeyShortcut(stroke) };
}
