// @ts-check
// `npm run import -- FILE [--dry-run]`: imports content files, GeoJSON or CSV of places, while the server runs or not.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('import');
