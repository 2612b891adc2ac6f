import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { texts } from '../../database/schema.ts';
import { privateReadRoute } from '../../writes/private-read-route.ts';
import { findRecords } from '../../writes/records/find-records.ts';
import { registerRecordRoutes } from '../../writes/records/record-routes.ts';
import { bookKind } from './book-kind.ts';
import { chapterKind } from './chapter-kind.ts';
import { editorsFilesRoutes, type EditorsFilesOptions } from './files/editors-routes.ts';
import { textKind } from './text-kind.ts';

/** What editors read and change. */
export const editedBooksRoutes: FastifyPluginAsync<EditorsFilesOptions> = async (app, files) => {
  registerRecordRoutes(app, { kind: bookKind, calls: recordCalls.book });
  registerRecordRoutes(app, { kind: chapterKind, calls: recordCalls.chapter });
  registerRecordRoutes(app, { kind: textKind, calls: recordCalls.text });
  privateReadRoute(
    app,
    'listTextsOfChapterForEditors',
    async ({ orm, parameters: { chapter_id: id } }) =>
      (await findRecords(orm, textKind, eq(texts.chapter_id, id))).map((text) => textKind.present(text)),
    { tag: 'texts', summary: 'The texts of a chapter with their private fields and versions' },
  );
  await app.register(editorsFilesRoutes, files);
};
