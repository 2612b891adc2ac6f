// @ts-check
// `npm run restore -- FILE`: replaces the data and the media by those of an archive, while no server runs.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('restore');
