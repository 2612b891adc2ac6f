// @ts-check
// `npm run media -- move --to s3|folder` and `npm run media -- orphans`: where uploaded files are, and which belong to no record.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('media');
