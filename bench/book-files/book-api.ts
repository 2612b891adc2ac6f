import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import type { WrittenFormat } from '@cae-map/contract/entities/books/book-files';
import type { BookReading } from '@cae-map/contract/entities/books/book-reading';
import { administrator } from '../../e2e/support/account-fixtures.ts';
import { logIn } from '../../e2e/support/editor-calls.ts';

/** The calls about books of an administrator of a server. */
export interface BookApi {
  /** Adds a book. @returns its id */
  add(book: BookDocument): Promise<number>;
  /** Reads a file as a book, and stores nothing. */
  readFile(name: string, contents: Uint8Array | string): Promise<BookReading>;
  /** A stored book as a file. */
  download(bookId: number, format: WrittenFormat): Promise<Uint8Array>;
  /** A stored book in the content format, as text. */
  content(bookId: number): Promise<string>;
  /** Adds a sentence to the Russian text of some entries of a book, as an editor does. */
  editTexts(bookId: number, count: number): Promise<void>;
}

/** Logs in for each call: a token is valid for ten minutes. @throws if a response has not the status of a success */
export function createBookApi(origin: string): BookApi {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const token = await logIn(origin, administrator);
    const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
    const response = await fetch(`${origin}/v1${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const json = { 'content-type': 'application/json' };
  const download = async (bookId: number, format: WrittenFormat): Promise<Uint8Array> =>
    new Uint8Array(await (await call(`/admin/books/${bookId}/files/ru/${format}`)).arrayBuffer());
  return {
    add: async (book) => {
      const body = JSON.stringify(book);
      const added = await call('/admin/books/import', { method: 'POST', headers: json, body });
      const { book_id }: { book_id: number } = await added.json();
      return book_id;
    },
    readFile: async (name, contents) => {
      const body = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
      const query = new URLSearchParams({ file_name: name });
      const headers = { 'content-type': 'application/octet-stream' };
      const init = { method: 'POST', headers, body: new Uint8Array(body) };
      return (await (await call(`/admin/book-files/?${query.toString()}`, init)).json()) as BookReading;
    },
    download,
    content: async (bookId) => new TextDecoder().decode(await download(bookId, 'content')),
    editTexts: async (bookId, count) => {
      const chapters = (await (await call(`/api/books/${bookId}/chapters/`)).json()) as {
        readonly chapter_id: number;
      }[];
      const [first] = chapters;
      if (first === undefined) throw new Error(`book ${bookId} has no chapters`);
      const list = await call(`/admin/chapters/${first.chapter_id}/texts/`);
      const texts = (await list.json()) as { readonly text_id: number; readonly text_content: string }[];
      for (const text of texts.slice(0, count)) {
        const body = JSON.stringify({ ...text, text_content: `${text.text_content}<p>Дописано.</p>` });
        const path = `/api/books/${bookId}/chapters/${first.chapter_id}/texts/${text.text_id}`;
        await call(path, { method: 'PUT', headers: json, body });
      }
    },
  };
}
