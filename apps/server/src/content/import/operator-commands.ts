import path from 'node:path';
import { z } from 'zod';
import { operatorCommand } from '../../resources/operator-command.ts';
import { importFile as runImport } from './import-file.ts';

/** Imports a file, or reports what an import would do. */
export const importFile = operatorCommand({
  input: z.object({
    file: z.string().refine((file) => path.isAbsolute(file), 'must be an absolute path'),
    isDryRun: z.boolean(),
  }),
  output: z.object({
    added: z.array(z.string()),
    changed: z.array(
      z.object({
        record: z.string(),
        fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
    skipped: z.array(z.object({ record: z.string(), reason: z.string() })),
    unchanged: z.number(),
    ignored: z.array(z.string()),
  }),
  run: (context, input) => runImport(context, input),
});
