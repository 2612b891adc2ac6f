import { createContext, use } from 'react';
import { useOffered } from '../session/use-offered.ts';
import type { Command } from './command.ts';
import { ariaKeyShortcut, strokeNames } from './key-stroke.ts';

const CommandsContext = createContext<readonly Command[]>([]);

/** Gives the commands that all features offer to whatever runs or names them. */
export const CommandsProvider = CommandsContext.Provider;

/** Every command of the product. */
export function useCommands(): readonly Command[] {
  return use(CommandsContext);
}

/** The commands that are offered to the visitor. */
export function useOfferedCommands(): readonly Command[] {
  return useOffered(useCommands());
}

/** The key of a command as a control names it. */
export interface Shortcut {
  /** For the eye: `Alt+S`. */
  readonly text: string;
  /** For the attribute `aria-keyshortcuts`. */
  readonly aria: string;
}

/** The key of a command; null where nobody offers the command. */
export function useShortcut(commandId: string): Shortcut | null {
  const command = useCommands().find(({ id }) => id === commandId);
  if (command === undefined) return null;
  const [stroke] = command.keys;
  return { text: strokeNames(stroke).join('+'), aria: ariaKeyShortcut(stroke) };
}
