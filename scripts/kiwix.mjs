// @ts-check
// `npm run kiwix -- FOLDER`: writes the readable half of the map as a folder and as a ZIM file.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('kiwix');
