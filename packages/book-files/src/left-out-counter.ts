import type { LeftOut } from '@cae-map/contract/entities/books/book-reading';
import type { LeftOutKind } from '@cae-map/contract/entities/books/book-files';

/** The most characters of an example. */
const longestExample = 100;

/** The most names of unknown elements that are listed one by one. */
const mostNames = 100;

/** Counts what is left out while a file is read. */
export class LeftOutCounter {
  readonly #counted = new Map<string, LeftOut>();

  /** @param example the name of an element or file, or the beginning of a text */
  add(kind: LeftOutKind, example = '', count = 1): void {
    const short = shorten(example);
    const key = this.#keyOf(kind, short);
    const previous = this.#counted.get(key);
    this.#counted.set(key, {
      kind,
      count: (previous?.count ?? 0) + count,
      example: previous === undefined || previous.example === '' ? short : previous.example,
    });
  }

  addAll(leftOut: readonly LeftOut[]): void {
    for (const { kind, example, count } of leftOut) this.add(kind, example, count);
  }

  list(): readonly LeftOut[] {
    return [...this.#counted.values()];
  }

  /** Elements are listed by name, because an editor looks for each of them; the other kinds have one example. */
  #keyOf(kind: LeftOutKind, example: string): string {
    if (kind !== 'unknown-element') return kind;
    const key = `${kind} ${example}`;
    return this.#counted.has(key) || this.#counted.size < mostNames ? key : kind;
  }
}

function shorten(example: string): string {
  const line = example.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestExample) return line;
  const cut = line.slice(0, longestExample);
  // A character of two code units is not cut in the middle.
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
