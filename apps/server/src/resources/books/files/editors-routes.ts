import type { FastifyPluginAsync } from 'fastify';
import type { BookFiles } from '../../../book-files/book-processes.ts';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import { privateFileRoute } from '../../../writes/private-file-route.ts';
import { toWriting } from '../../../writes/records/write-records.ts';
import { loadNothing, unstoredRoute, writeRoute } from '../../../writes/write-route.ts';
import { bookKind } from '../book-kind.ts';
import { importBook } from './import-book.ts';
import { receiveFew } from '../../../writes/received-files/receive-few.ts';
import { runUntilClosed } from '../../../writes/received-files/until-closed.ts';
import type { BookWriter } from './write-book.ts';

/** The whole books that are received, read or added at a time, each of which is in memory. */
const maxReceived = 3;

const limits = { concurrency: 1, maxWaiting: maxReceived, maxWait: 60_000 };

const fileType = 'application/octet-stream';

export interface EditorsFilesOptions {
  readonly bookFiles: Pick<BookFiles, 'read'>;
  readonly writer: BookWriter;
}

/** The calls by which editors read files as books, import books and download any book. */
export const editorsFilesRoutes: FastifyPluginAsync<EditorsFilesOptions> = async (
  app,
  { bookFiles, writer },
) => {
  const tag = 'books';
  receiveFew(app, maxReceived);
  const queue = createTaskQueue(limits);
  app.addContentTypeParser(fileType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  unstoredRoute(
    app,
    'readBookFile',
    async ({ parameters: { file_name: fileName, language }, body, request }) => {
      const file = { bytes: body, fileName, language: language ?? null };
      return await runUntilClosed(request, (signal) => queue.run(() => bookFiles.read(file, signal)));
    },
    { tag, summary: 'Reads a file as a book: its chapters and texts, doubts, and what is left out' },
  );

  writeRoute(
    app,
    'importBook',
    {
      load: loadNothing,
      act: async (context) => bookKind.present(await importBook(toWriting(context), context.body)),
    },
    { tag, summary: 'Adds a book with its chapters and texts' },
  );

  privateFileRoute(
    app,
    'downloadBookForEditors',
    async ({ parameters }) => await writer.write(parameters, false),
    { tag, summary: 'A book as a file, whatever its rights' },
  );
};
