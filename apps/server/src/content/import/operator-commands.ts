import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { importFolder } from '../../resources/images/folder-import/import-folder.ts';
import { holdsPictures } from '../../resources/images/folder-import/picture-files.ts';
import { operatorCommand } from '../../resources/operator-command.ts';
import { findContentFiles } from './content-source.ts';
import { importFile as importRecords } from './import-file.ts';

const recordsSchema = z.object({
  kind: z.literal('records'),
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
});

const namedReasons = z.array(z.object({ file: z.string(), reason: z.string() }));

const picturesSchema = z.object({
  kind: z.literal('pictures'),
  added: z.array(
    z.object({ file: z.string(), image: z.object({ id: z.number(), name: z.string() }).nullable() }),
  ),
  skipped: namedReasons,
  refused: namedReasons,
  ignored: namedReasons,
});

/** Imports a file of records, or a folder of them or of pictures, or reports what an import would do. */
export const importFile = operatorCommand({
  input: z.object({
    file: z.string().refine((file) => path.isAbsolute(file), 'must be an absolute path'),
    isDryRun: z.boolean(),
  }),
  output: z.discriminatedUnion('kind', [recordsSchema, picturesSchema]),
  async run(context, { file, isDryRun }) {
    if (await isPictureFolder(file))
      return { kind: 'pictures' as const, ...(await importFolder(context, { folder: file, isDryRun })) };
    return { kind: 'records' as const, ...(await importRecords(context, { file, isDryRun })) };
  },
});

/** JSON files among pictures, such as those of an archive of photographs, are no content files. */
async function isPictureFolder(file: string): Promise<boolean> {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return false;
  const content = findContentFiles(file);
  return content === undefined || (await holdsPictures(content.folder));
}
