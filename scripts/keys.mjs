// @ts-check
// `npm run keys -- rotate`: replaces the key that signs access tokens.
import { runServerCommand } from './lib/run-server-command.mjs';

runServerCommand('keys');
