import { readSettings } from '../settings.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { places } from '../database/schema.ts';
import { aPlace } from './records.ts';

/*
 * A program that writes places into an embedded database and prints the id of each acknowledged write, until it is
 * killed. Arguments: the folder of the database and the first id.
 */
const [folder = '', firstId = ''] = process.argv.slice(2);
const database = await openEmbeddedDatabase(folder);
await database.migrate(readSettings({}).migrationsDir);
for (let id = Number(firstId); ; id += 1) {
  await database.orm.insert(places).values(aPlace({ place_id: id }));
  process.stdout.write(`${id}\n`);
}
