import { z } from 'zod';
import { operatorCommand } from '../resources/operator-command.ts';
import { reportFiles } from './report-files.ts';

/** Reports files without a record and records without a file. Nothing is changed. */
export const reportStoredFiles = operatorCommand({
  input: z.object({}),
  output: z.object({
    withoutRecord: z.array(z.object({ name: z.string(), size: z.number() })),
    missing: z.array(z.object({ name: z.string(), record: z.string() })),
  }),
  async run({ database, files }) {
    const { withoutRecord, missing } = await reportFiles(database.orm, files);
    return { withoutRecord: [...withoutRecord], missing: [...missing] };
  },
});
