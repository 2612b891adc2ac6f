import { useEffect, useState } from 'react';
import { useLinkable, type Linkable } from '../../../../ui/workbench/record-links/use-linkable.ts';
import type { ImportedChapter } from '../model/book-import.ts';
import { findNamesToLink, type NameToLink } from '../model/names-to-link.ts';

/** The names that could become links. */
export interface NamesToLink {
  /** Null while they are looked for. */
  readonly found: readonly NameToLink[] | null;
  readonly linkable: Linkable | null;
  /** The keys of those that become links; all unless the editor chooses. */
  readonly chosen: ReadonlySet<string>;
  readonly choose: (keys: ReadonlySet<string>) => void;
}

/** Looks for names of places and people in the texts, again when the texts or their dates have changed. */
export function useNamesToLink(chapters: readonly ImportedChapter[]): NamesToLink {
  const linkable = useLinkable();
  const [found, setFound] = useState<readonly NameToLink[] | null>(null);
  /** What the editor does not want, so that names that are found later are chosen. */
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (linkable === null) return undefined;
    const controller = new AbortController();
    findNamesToLink(chapters, linkable.names, controller.signal).then(setFound, () => undefined);
    return () => controller.abort();
  }, [chapters, linkable]);
  const keys = (found ?? []).map(({ key }) => key);
  return {
    found,
    linkable,
    chosen: new Set(keys.filter((key) => !refused.has(key))),
    choose: (chosen) => setRefused(new Set(keys.filter((key) => !chosen.has(key)))),
  };
}
