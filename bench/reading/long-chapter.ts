import type { TextRecord } from '@cae-map/contract/entities/book';
import { administrator, createAdministrator } from '../../e2e/support/account-fixtures.ts';
import { callAsEditor, logIn } from '../../e2e/support/editor-calls.ts';
import { startServer, type RunningServer } from '../../e2e/support/start-server.ts';

/** The chapter that is written to a server. */
export interface LongChapter {
  /** The number of texts. Each is one of the chronicle, with its date, places and pictures. */
  readonly texts: number;
  readonly bookId: number;
  readonly chapterId: number;
}

function newText(template: TextRecord, chapterId: number) {
  const { text_id: _id, text_seqid: _order, ...record } = template;
  const { text_iplaces: _names, text_iplaces_en: _namesEn, book_type: _type, ...text } = record;
  return { ...text, chapter_id: chapterId };
}

/**
 * Starts a server on an empty data folder and writes texts into one of the chapters of the content until it has `texts` of them.
 * @returns the server with the path of the chapter
 */
export async function serveLongChapter(
  folder: string,
  { texts, bookId, chapterId }: LongChapter,
): Promise<{ server: RunningServer; path: string }> {
  const server = await startServer(folder, { RATE_LIMIT: '0' });
  await createAdministrator(folder, administrator, 'Bench');
  const session = { origin: server.address, token: await logIn(server.address, administrator) };
  const textsOfChapter = `/api/books/${bookId}/chapters/${chapterId}/texts/`;
  const all: TextRecord[] = await (await fetch(`${server.address}/v1/api/books/all/texts`)).json();
  const templates = all.filter(({ text_date }) => text_date !== null);
  const missing = texts - all.filter((text) => text.chapter_id === chapterId).length;
  for (let index = 0; index < missing; index += 1) {
    const template = templates[index % templates.length];
    if (template === undefined) throw new Error('the content has no dated texts');
    await callAsEditor(session, 'POST', textsOfChapter, newText(template, chapterId));
  }
  return { server, path: `/book/view/${bookId}/${chapterId}` };
}
