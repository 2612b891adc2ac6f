import { ApiError } from '@cae-map/contract/api/client';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { maxBookFileBytes } from '@cae-map/contract/entities/books/book-files';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import { toBookImport, type BookImport } from './model/book-import.ts';

/** What happens to a chosen file. */
export type FileReading =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'failed'; readonly name: string; readonly reason: string };

/** Reads a file on the server, one at a time. */
export function useReadFile(onRead: (imported: BookImport) => void) {
  const { messages } = useLanguage(bookEditingMessages);
  const client = useRequiredClient();
  const [reading, setReading] = useState<FileReading>({ state: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const describe = (error: unknown): string => {
    const { failures } = messages.bookImport;
    if (!(error instanceof ApiError)) return failureMessage(error, messages);
    if (error.bookFile !== undefined) {
      const reason = failures[error.bookFile];
      // The detail names the field of a document that is wrong.
      return error.bookFile === 'invalid-document' ? `${reason} ${error.message}` : reason;
    }
    return error.status === 413 ? failures['too-large'] : failureMessage(error, messages);
  };

  const read = async (file: File, language: RecordLanguage | null): Promise<void> => {
    const { name } = file;
    if (file.size > maxBookFileBytes) {
      setReading({ state: 'failed', name, reason: messages.bookImport.failures['too-large'] });
      return;
    }
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setReading({ state: 'reading', name });
    try {
      const parameters = { file_name: name.slice(-255), ...(language === null ? {} : { language }) };
      const found = await client.call('readBookFile', parameters, {
        body: new Uint8Array(await file.arrayBuffer()),
        signal: controller.signal,
      });
      if (!controller.signal.aborted) onRead(toBookImport(name, found));
    } catch (error) {
      if (!controller.signal.aborted) setReading({ state: 'failed', name, reason: describe(error) });
    }
  };

  return {
    reading,
    read,
    cancel: (): void => {
      running.current?.abort();
      setReading({ state: 'none' });
    },
  };
}
