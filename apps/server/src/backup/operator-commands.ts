import path from 'node:path';
import { z } from 'zod';
import { operatorCommand } from '../resources/operator-command.ts';
import { backUp as writeBackup } from './back-up.ts';

const absolutePath = z.string().refine((file) => path.isAbsolute(file), 'must be an absolute path');

/** Writes an archive of the data and the media. */
export const backUp = operatorCommand({
  input: z.object({ file: absolutePath }),
  output: z.object({ created_at: z.string(), rows: z.number(), files: z.number() }),
  run: ({ database, settings: { migrationsDir }, files }, { file }) =>
    writeBackup(database, { migrationsDir, stores: files.archived }, file),
});
