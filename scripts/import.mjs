// @ts-check
// `npm run import -- FILE|FOLDER [--dry-run]`: imports content files, GeoJSON, KML, GPX or CSV of places, or pictures, while the server runs or not.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('import');
