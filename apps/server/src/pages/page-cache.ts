import type { ReadyAnswer } from '../answers/ready-answer.ts';

/** How much is kept, in bytes: some hundreds of pages in three encodings. */
const mostBytes = 24 * 1024 * 1024;

interface Kept {
  readonly making: Promise<ReadyAnswer | null>;
  bytes: number;
}

/**
 * Pages kept ready, those longest unasked for given up first. A page asked for while it is being made is made once;
 * `null` stands for one that is not to be kept.
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  #bytes = 0;

  async get(key: string, make: () => Promise<ReadyAnswer | null>): Promise<ReadyAnswer | null> {
    const known = this.#pages.get(key);
    if (known) {
      // Whoever is asked for goes to the end of the line.
      this.#pages.delete(key);
      this.#pages.set(key, known);
      return await known.making;
    }
    const kept: Kept = { making: make(), bytes: 0 };
    this.#pages.set(key, kept);
    try {
      const answer = await kept.making;
      this.#account(key, kept, answer);
      return answer;
    } catch (error) {
      this.#account(key, kept, null);
      throw error;
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  /** Counts a page that is made, unless everything was forgotten meanwhile, and makes room. */
  #account(key: string, kept: Kept, answer: ReadyAnswer | null): void {
    if (this.#pages.get(key) !== kept) return;
    if (answer === null) {
      this.#pages.delete(key);
      return;
    }
    kept.bytes = answer.byteLength;
    this.#bytes += kept.bytes;
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= mostBytes) return;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
