import { buildApp } from './app.ts';
import { openDatabase } from './start/open-database.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const database = await openDatabase(settings, (line) => process.stdout.write(`${line}\n`));
const app = await buildApp(settings, { database });
await app.listen({ port: settings.port, host: settings.host });
process.stdout.write(`${settings.publicUrl}\n`);
