/** The kinds of contents that a reader leaves out; the names are stable, and each has a message for the visitor. */
export const leftOutKinds = [
  /** Points without a position, or with one outside of the Earth. */
  'position',
  /** Points whose numbers have a decimal comma. */
  'decimal-comma',
  /** Points at 0, 0 far from their neighbours, and recorded points without a position: the receiver had none yet. */
  'no-fix',
  /** Heights that are not numbers, or that stand for “unknown”, such as -32768; their points remain. */
  'height',
  /** Times that do not exist or cannot be read; their points remain. */
  'time',
  /** Numbers of a position after longitude, latitude and height. */
  'extra-number',
  /** Areas. */
  'area',
  /** Other geometries, such as models and images. */
  'geometry',
  /** The ends of names that are longer than `longestFeatureName`. */
  'name-end',
  /** Documents that a file links to, and further documents of an archive. */
  'document',
] as const;

export type LeftOutKind = (typeof leftOutKinds)[number];

/** Contents of one kind that were left out. */
export interface LeftOut {
  readonly kind: LeftOutKind;
  readonly count: number;
  /** The line of the file where the first one is, from 1; only in XML. */
  readonly line?: number;
  /** The name of the first one or of its feature, as far as it is known. */
  readonly name?: string;
  /** The first value that could not be read. */
  readonly value?: string;
}

/** The most characters of a name and a value. */
const longestText = 40;

/** Counts what is left out while a file is read. */
export class LeftOutReport {
  readonly #entries = new Map<LeftOutKind, LeftOut>();
  readonly #documents = new Set<string>();

  /** Counts contents of a kind; line, name and value of the first ones are kept. */
  add(kind: LeftOutKind, first: Omit<LeftOut, 'kind' | 'count'> = {}, count = 1): void {
    const entry = this.#entries.get(kind);
    if (entry) this.#entries.set(kind, { ...entry, count: entry.count + count });
    else this.#entries.set(kind, { kind, count, ...shorten(first) });
  }

  /** Counts a document that is not read, once for each name. */
  addDocument(name: string, first: Omit<LeftOut, 'kind' | 'count'> = {}): void {
    if (this.#documents.has(name)) return;
    this.#documents.add(name);
    this.add('document', { ...first, name });
  }

  /** What was left out, in the order of `leftOutKinds`. */
  list(): readonly LeftOut[] {
    return leftOutKinds.flatMap((kind) => this.#entries.get(kind) ?? []);
  }
}

function shorten({ line, name, value }: Omit<LeftOut, 'kind' | 'count'>): Omit<LeftOut, 'kind' | 'count'> {
  return {
    ...(line === undefined ? {} : { line }),
    ...(name === undefined || name === '' ? {} : { name: name.slice(0, longestText) }),
    ...(value === undefined || value === '' ? {} : { value: value.slice(0, longestText) }),
  };
}
