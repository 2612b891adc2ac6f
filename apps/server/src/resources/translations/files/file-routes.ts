import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { FastifyPluginAsync } from 'fastify';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import type { TranslationFiles } from '../../../translation-files/translation-processes.ts';
import { privateFileRoute } from '../../../writes/private-file-route.ts';
import { receiveFew } from '../../../writes/received-files/receive-few.ts';
import { runUntilClosed } from '../../../writes/received-files/until-closed.ts';
import { unstoredRoute } from '../../../writes/write-route.ts';
import type { TranslationsOptions } from '../translations-options.ts';
import { listUnits } from './list-units.ts';

/** The files that are received, read or written at a time, each of which is in memory with the translations. */
const maxFiles = 3;

const limits = { concurrency: 1, maxWaiting: maxFiles, maxWait: 60_000 };

const fileType = 'application/octet-stream';

export interface TranslationFilesOptions extends TranslationsOptions {
  readonly files: TranslationFiles;
  readonly languages: readonly TargetLanguage[];
  /** The scheme and host of links in documents. */
  readonly origin: string;
}

/** The calls by which translators take translations out as a file, and compare a file that comes back. */
export const fileRoutes: FastifyPluginAsync<TranslationFilesOptions> = async (
  app,
  { kinds, files, languages, origin },
) => {
  const tag = 'translations';
  const queue = createTaskQueue(limits);
  receiveFew(app, maxFiles);
  app.addContentTypeParser(fileType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  privateFileRoute(
    app,
    'downloadTranslations',
    ({ orm, parameters: { language, data_source: dataSource, status, lang, format } }) =>
      queue.run(async () => {
        const document = {
          sourceLanguage: 'ru',
          language,
          exportedAt: new Date().toISOString(),
          units: await listUnits(orm, kinds, { language, dataSource, status }),
        } as const;
        const options = { interfaceLanguage: lang, origin };
        const { bytes, contentType } = await files.write({ document, format, options });
        return { contentType, body: Buffer.from(bytes) };
      }),
    { tag, summary: 'Translations as a file of Word, XLIFF 2.0, TMX 1.4b or CSV' },
  );

  unstoredRoute(
    app,
    'readTranslationFile',
    async ({ parameters: { file_name: fileName }, body, request }) =>
      await runUntilClosed(request, (signal) =>
        queue.run(async () => {
          const units = [];
          for (const language of languages)
            units.push(
              ...(await listUnits(app.database.orm, kinds, { language, dataSource: 'all', status: 'all' })),
            );
          return await files.compare({ bytes: body, fileName, units }, signal);
        }),
      ),
    { tag, summary: 'Compares a file of translations with the present ones, and stores nothing' },
  );
};
