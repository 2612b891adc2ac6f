import { z } from 'zod';

/** The revision of an editable record, which editors read and send back in `If-Match`. */
export const revisionSchema = z.object({
  version: z.int().positive().describe('increases with each change'),
  updated_at: z.iso.datetime().describe('of the last change'),
  updated_by: z.int().nullable().describe('the user of the last change; null for the import'),
});

/** The version in the body of a write, which serves where the request has no `If-Match`. */
export const editedVersionSchema = z
  .int()
  .positive()
  .max(2_147_483_647)
  .describe('the version that was edited, for requests without If-Match; with both they must be equal');

/** A moment that the server has set, as a write repeats it. */
export const storedMomentSchema = z.iso.datetime().max(40);

/** The read-only fields of a revision that a write may repeat, so that a record can be sent back as it was read. */
export const repeatedRevision = {
  version: editedVersionSchema,
  updated_at: storedMomentSchema,
  updated_by: z.int().max(2_147_483_647).nullable(),
};

/** A change of a record in the history, as editors read it. */
export const recordChangeSchema = z.object({
  change_id: z.int().positive(),
  at: z.iso.datetime(),
  editor: z
    .string()
    .nullable()
    .describe('the full name of the user; null for the operator and deleted accounts'),
  entity_id: z.int().positive(),
  action: z.enum(['create', 'update', 'delete', 'restore']),
  before: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('the changed fields before; null where none existed'),
  after: z.record(z.string(), z.unknown()).nullable().describe('the changed fields after'),
});

export type RecordChange = z.infer<typeof recordChangeSchema>;

/** The most changes of a response, the newest first. */
export const maxListedChanges = 200;
