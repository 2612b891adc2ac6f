import path from 'node:path';
import { z } from 'zod';
import { operatorCommand } from '../../resources/operator-command.ts';
import { exportContent as writeContent } from './export-content.ts';

/** Writes the records as content files. */
export const exportContent = operatorCommand({
  input: z.object({
    folder: z.string().refine((folder) => path.isAbsolute(folder), 'must be an absolute path'),
  }),
  output: z.object({
    changed: z.array(z.string()),
    unchanged: z.number(),
    pictureCount: z.number(),
    losses: z.array(z.string()),
  }),
  run: ({ database, settings }, { folder }) => writeContent(database.orm, settings.contentDir, folder),
});
