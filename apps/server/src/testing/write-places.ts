import { readSettings } from '../settings.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { places } from '../database/schema.ts';
import { aPlace } from './records.ts';

/*
 * A program: writes one place after another into the embedded database of the folder named first, with ids from the
 * number named second on, and prints each id once its write is acknowledged. It runs until it is killed.
 */
const [folder = '', firstId = ''] = process.argv.slice(2);
const database = await openEmbeddedDatabase(folder);
await database.migrate(readSettings({}).migrationsDir);
for (let id = Number(firstId); ; id += 1) {
  await database.orm.insert(places).values(aPlace({ place_id: id }));
  process.stdout.write(`${id}\n`);
}
