import type { z } from 'zod';
import { backUp } from '../backup/operator-commands.ts';
import { exportContent } from '../content/export/operator-commands.ts';
import { importFile } from '../content/import/operator-commands.ts';
import { reportStoredFiles } from '../media-upkeep/operator-commands.ts';
import * as users from '../resources/accounts/administration/operator-commands.ts';
import { countLogEvents } from '../resources/log/operator-commands.ts';
import type { CommandOutcome } from '../resources/operator-command.ts';

/** The commands of the operator that use the database. */
export const operatorCommands = {
  backUp,
  countLogEvents,
  exportContent,
  importFile,
  reportStoredFiles,
  listUsers: users.listUsers,
  createAdmin: users.createAdmin,
  setRole: users.setRole,
  setDisabled: users.setDisabled,
  resetUserPassword: users.resetUserPassword,
} as const;

export type CommandName = keyof typeof operatorCommands;
export type CommandInput<Name extends CommandName> = z.input<(typeof operatorCommands)[Name]['input']>;
export type CommandOutput<Name extends CommandName> = z.output<(typeof operatorCommands)[Name]['output']>;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(operatorCommands, name);
}

/**
 * Reads the output of a command.
 * @throws {Error} with the reason why it did nothing
 */
export function readOutput<Name extends CommandName>(
  name: Name,
  outcome: CommandOutcome,
): CommandOutput<Name> {
  if ('failure' in outcome) throw new Error(outcome.failure);
  // Parsed with the schema that the type is inferred from.
  return operatorCommands[name].output.parse(outcome.output) as CommandOutput<Name>;
}
