// @ts-check
// `npm run export -- FOLDER`: writes the records as content files, while the server runs or not.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('export');
