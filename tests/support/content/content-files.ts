import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ContentChapter,
  ContentPainting,
  ContentPlace,
  ContentText,
} from '@cae-map/contract/entities/content';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { WorkRecord } from '@cae-map/contract/entities/work';
import { repositoryFolder } from '../source-tree.ts';

/** A record of a content file, with the name of the file. */
export type InFile<Entry> = Entry & { readonly file: string };

/** The records of `content/expedition`. Their format is validated by the server's tests. */
export interface ContentRecords {
  readonly places: readonly InFile<ContentPlace>[];
  readonly chapters: readonly InFile<ContentChapter>[];
  readonly texts: readonly InFile<ContentText>[];
  readonly paintings: readonly InFile<ContentPainting>[];
  readonly works: readonly InFile<WorkRecord>[];
  readonly people: readonly InFile<PersonRecord>[];
}

/** Content without records; `lists` sets some of them. */
export function contentRecords(lists: Partial<ContentRecords> = {}): ContentRecords {
  return { places: [], chapters: [], texts: [], paintings: [], works: [], people: [], ...lists };
}

/** Reads the content of the repository. */
export function readContentRecords(root = repositoryFolder): ContentRecords {
  const folder = join(root, 'content/expedition');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const parts = files.map((file) => ({
    file,
    part: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Partial<ContentRecords>,
  }));
  const collect = <Name extends keyof ContentRecords>(name: Name): ContentRecords[Name] =>
    parts.flatMap(({ file, part }) =>
      (part[name] ?? []).map((entry) => ({ ...entry, file })),
    ) as unknown as ContentRecords[Name];
  return {
    places: collect('places'),
    chapters: collect('chapters'),
    texts: collect('texts'),
    paintings: collect('paintings'),
    works: collect('works'),
    people: collect('people'),
  };
}

/** The last names of the authors of the works, in English. */
export function authorNames({ works }: ContentRecords): string[] {
  const names = works.flatMap(({ author_en }) => author_en.split(/,| and /));
  const last = names.map((name) => name.trim().split(' ').at(-1) ?? '');
  return [...new Set(last.filter((name) => /^\p{Lu}[\p{L}’-]{2,}$/u.test(name)))];
}
