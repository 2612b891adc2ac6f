// @ts-check
// `npm run verify-data -- FILE.zip`: verifies the sums, the signature and the tables of an archive of the open data.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('verify-data');
