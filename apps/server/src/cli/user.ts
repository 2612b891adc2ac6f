import { runUserCommand } from './user-command.ts';

/*
 * `npm run user -- COMMAND` manages accounts. It works while the server runs and while it does not. A password is never an
 * argument, because other users of the machine can read arguments.
 */

const streams = { input: process.stdin, output: process.stderr };
const { code, text } = await runUserCommand(process.argv.slice(2), process.env, streams);
if (code === 0) console.log(text);
else console.error(text);
process.exitCode = code;
