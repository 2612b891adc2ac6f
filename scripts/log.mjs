// @ts-check
// `npm run log -- counts [--since YYYY-MM-DD]`: prints how often each event was logged, while the server runs or not.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('log');
