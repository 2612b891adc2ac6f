// @ts-check
// `npm run user -- COMMAND`: manages accounts, while the server runs or not.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('user');
