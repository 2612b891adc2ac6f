import { readLocal, writeLocal } from '../../../lib/storage/local-storage.ts';

/** What this browser remembers of the visits to the translations. Times are in milliseconds since 1970. */
interface Visits {
  /** When the translations were used last. */
  readonly last: number;
  /** When the visit before this one ended; null on the first visit. */
  readonly before: number | null;
  /** Whether a translation was saved or sent from this browser. */
  readonly hasSaved: boolean;
}

/** After this time without a use, the next use is another visit. */
const visitGap = 60 * 60 * 1000;

/** Records that the translations are used now. @returns when the last visit before this one ended; null on the first visit */
export function beginVisit(now: number): number | null {
  const known = readVisits();
  const isSame = known !== null && now - known.last < visitGap;
  const before = known === null ? null : isSame ? known.before : known.last;
  write({ last: now, before, hasSaved: known?.hasSaved ?? false });
  return before;
}

/** Whether a translation was saved or sent from this browser. */
export function hasSavedBefore(): boolean {
  return readVisits()?.hasSaved ?? false;
}

/** Records that a translation was saved or sent. */
export function rememberSaved(): void {
  const known = readVisits() ?? { last: Date.now(), before: null };
  write({ ...known, hasSaved: true });
}

function readVisits(): Visits | null {
  try {
    const stored: unknown = JSON.parse(readLocal('translationVisits') ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const read = (name: string): number | null => {
      const value: unknown = Reflect.get(stored, name);
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    };
    const last = read('last');
    const hasSaved: unknown = Reflect.get(stored, 'hasSaved');
    return last === null ? null : { last, before: read('before'), hasSaved: hasSaved === true };
  } catch {
    return null;
  }
}

function write(visits: Visits): void {
  writeLocal('translationVisits', JSON.stringify(visits));
}
