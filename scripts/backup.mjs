// @ts-check
// `npm run backup -- FILE`: writes the data and the media to a verified archive, while the server runs or not.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('backup');
