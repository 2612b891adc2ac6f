import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { lockImageChoices } from '../../../database/write-locks.ts';
import { isFileName } from '../../../media/file-names.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { lockRecord } from '../../../writes/records/find-records.ts';
import { toWriting, updateRecord } from '../../../writes/records/write-records.ts';
import { writeRoute } from '../../../writes/write-route.ts';
import { imageKind } from '../record/image-kind.ts';
import { isNameTaken, keepFormerNames } from './image-names.ts';
import { presentImageRevision } from '../record/present-image.ts';

/**
 * Registers the call that renames the file of an image. The stored files have names of their own, so that their URLs remain;
 * links to the original by its old name keep working.
 */
export function registerRename(app: FastifyInstance, tag: string): void {
  writeRoute(
    app,
    'renameImage',
    {
      async load({ transaction, parameters }) {
        await lockImageChoices(transaction);
        return await lockRecord(transaction, imageKind, parameters.image_id);
      },
      presentConflict: presentImageRevision,
      async act(context, image) {
        const { transaction, parameters } = context;
        const name = parameters.newfilename.normalize('NFC');
        requireFileName(image.filename, name);
        await requireFreeName(transaction, name, image.image_id);
        await keepFormerNames(transaction, image, name);
        const values = { filename: name, filename_orig: name };
        return presentImageRevision(await updateRecord(toWriting(context), imageKind, image, values));
      },
    },
    { tag, summary: 'Renames the file of an image; old links keep working' },
  );
}

function requireFileName(present: string | null, name: string): void {
  if (present === null) throw new RequestError('conflict', 'The image has no file that could be renamed.');
  if (!isFileName(name))
    throw new RequestError(
      'invalid_request',
      'newfilename must be the name of a file: at most 200 bytes, no reserved name such as CON, no leading or final dot, no final space, and none of / \\ : * ? " < > |.',
    );
  const extension = path.posix.extname(present);
  if (path.posix.extname(name).toLowerCase() !== extension.toLowerCase())
    throw new RequestError(
      'invalid_request',
      `newfilename must end with ${extension}, as the present name does.`,
    );
}

/** @throws {RequestError} `conflict` when another image has this name, or had it before. */
async function requireFreeName(transaction: Orm, name: string, imageId: number): Promise<void> {
  if (await isNameTaken(transaction, name, imageId))
    throw new RequestError('conflict', `Another image has or had the name ${name}: choose another.`);
}
