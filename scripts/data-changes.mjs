// @ts-check
// `npm run data-changes -- OLD.zip NEW.zip`: prints what has changed between two archives of the open data.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('data-changes');
