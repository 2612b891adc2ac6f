import { parseArgs } from 'node:util';
import { userRoles } from '@cae-map/contract/roles';
import { describeCommandFailure } from '../lib/failure-text.ts';
import { readSettings, type Settings } from '../settings.ts';
import { formatUsers } from './format-users.ts';
import { choosePassword, type ChosenPassword, type PasswordStreams } from './read-password.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage:
  npm run user -- create-admin EMAIL [--name NAME] [--password-stdin]
  npm run user -- reset-password EMAIL [--password-stdin]
  npm run user -- set-role EMAIL ${userRoles.toReversed().join('|')}
  npm run user -- disable EMAIL
  npm run user -- enable EMAIL
  npm run user -- list

Without --password-stdin the password is asked for on a terminal, and generated otherwise.`;

interface Arguments {
  readonly email: string;
  readonly role: string | undefined;
  readonly name: string | undefined;
  readonly isPasswordPiped: boolean;
}

/** Returns what is printed. */
type Run = (settings: Settings, programArguments: Arguments, streams: PasswordStreams) => Promise<string>;

interface Command {
  /** The number of arguments after the name of the command. */
  readonly positionals: number;
  readonly options: readonly string[];
  readonly run: Run;
}

const commands: Readonly<Record<string, Command>> = {
  'create-admin': { positionals: 1, options: ['name', 'password-stdin'], run: createAdmin },
  'reset-password': { positionals: 1, options: ['password-stdin'], run: resetPassword },
  'set-role': { positionals: 2, options: [], run: setRole },
  disable: { positionals: 1, options: [], run: (settings, { email }) => setDisabled(settings, email, true) },
  enable: { positionals: 1, options: [], run: (settings, { email }) => setDisabled(settings, email, false) },
  list: {
    positionals: 0,
    options: [],
    run: async (settings) => formatUsers(await runCommand(settings, 'listUsers', {})),
  },
};

async function createAdmin(
  settings: Settings,
  { email, name, isPasswordPiped }: Arguments,
  streams: PasswordStreams,
): Promise<string> {
  const chosen = await choosePassword(streams, isPasswordPiped);
  const { password } = chosen;
  const created = await runCommand(settings, 'createAdmin', { email, full_name: name, password });
  return describePassword(`${created.email} is an administrator now.`, chosen);
}

async function resetPassword(
  settings: Settings,
  { email, isPasswordPiped }: Arguments,
  streams: PasswordStreams,
): Promise<string> {
  const chosen = await choosePassword(streams, isPasswordPiped);
  await runCommand(settings, 'resetUserPassword', { email, password: chosen.password });
  return describePassword(`The password of ${email} was changed, and its sessions have ended.`, chosen);
}

function describePassword(outcome: string, { password, isGenerated }: ChosenPassword): string {
  return isGenerated ? `${outcome}\nThe password, which is not shown again: ${password}` : outcome;
}

async function setRole(settings: Settings, { email, role }: Arguments): Promise<string> {
  const known = userRoles.find((name) => name === role);
  if (known === undefined) throw new Error(`The role must be one of: ${userRoles.join(', ')}.`);
  const { has_changed } = await runCommand(settings, 'setRole', { email, role: known });
  return has_changed ? `The role of ${email} is ${role} now.` : `The role of ${email} was ${role} already.`;
}

async function setDisabled(settings: Settings, email: string, isDisabled: boolean): Promise<string> {
  const { has_changed } = await runCommand(settings, 'setDisabled', { email, is_disabled: isDisabled });
  const state = isDisabled ? 'disabled' : 'enabled';
  return has_changed ? `${email} is ${state} now.` : `${email} was ${state} already.`;
}

/** Returns undefined if the arguments are not those of a command. */
function readArguments(
  programArguments: readonly string[],
): { readonly run: Run; readonly values: Arguments } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...programArguments],
      allowPositionals: true,
      options: { name: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
    });
    const [commandName = '', email = '', role] = positionals;
    const command = Object.hasOwn(commands, commandName) ? commands[commandName] : undefined;
    if (command === undefined || positionals.length !== command.positionals + 1) return undefined;
    if (!Object.keys(values).every((option) => command.options.includes(option))) return undefined;
    const isPasswordPiped = values['password-stdin'] ?? false;
    return { run: command.run, values: { email, role, name: values.name, isPasswordPiped } };
  } catch {
    return undefined;
  }
}

/**
 * Runs a command on the accounts.
 * @param programArguments what follows `npm run user --`
 * @param streams where a password is read from, and where the questions for it are printed
 * @returns the exit code, and the text to print: a failure of the command is a result with the code 1
 */
export async function runUserCommand(
  programArguments: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
  streams: PasswordStreams,
): Promise<{ readonly code: 0 | 1; readonly text: string }> {
  const read = readArguments(programArguments);
  if (read === undefined) return { code: 1, text: usage };
  try {
    return { code: 0, text: await read.run(readSettings(environment), read.values, streams) };
  } catch (error) {
    return { code: 1, text: describeCommandFailure(error) };
  }
}
