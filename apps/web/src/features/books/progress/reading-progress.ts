import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { logWarning } from '../../../lib/log.ts';
import { isRecord } from '../../../lib/options/option-rules.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-storage.ts';

/** The text at which a reader of a book stopped. */
export interface ReadingPosition {
  readonly chapterId: number;
  readonly textId: number;
}

type Positions = Readonly<Record<string, ReadingPosition>>;

const progressStore = createStore<{ readonly byBook: Positions }>(() => ({ byBook: {} }));

/** Reads the stored positions; invalid ones are left out, and a stored text that is not JSON is logged and ignored. */
export function restoreProgress(): void {
  const stored = readLocal('readingProgress');
  if (stored === null) return;
  try {
    progressStore.setState({ byBook: parsePositions(JSON.parse(stored)) });
  } catch {
    logWarning('the stored reading progress is not JSON; books open at their beginning');
  }
}

function parsePositions(stored: unknown): Positions {
  if (!isRecord(stored)) return {};
  const positions = Object.entries(stored).flatMap(([bookId, position]): [string, ReadingPosition][] => {
    if (!isRecord(position)) return [];
    const { chapterId, textId } = position;
    return isId(Number(bookId)) && isId(chapterId) && isId(textId) ? [[bookId, { chapterId, textId }]] : [];
  });
  return Object.fromEntries(positions);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Keeps where a book is being read. Full or blocked storage keeps it for this visit only. */
export function saveProgress(bookId: number, position: ReadingPosition): void {
  const byBook = { ...progressStore.getState().byBook, [bookId]: position };
  progressStore.setState({ byBook });
  writeLocal('readingProgress', JSON.stringify(byBook));
}

/** Where a book was being read; null if it was not, or on the server. */
export function readProgress(bookId: number): ReadingPosition | null {
  return progressStore.getState().byBook[bookId] ?? null;
}

/** Where a book was being read; null on the server and during hydration. */
export function useProgress(bookId: number): ReadingPosition | null {
  return useStore(progressStore, ({ byBook }) => byBook[bookId] ?? null);
}
