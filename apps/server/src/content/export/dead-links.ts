import { isDeepStrictEqual } from 'node:util';
import { replaceRecordLinks, type RecordLink } from '../record-links.ts';
import type { FileRecord } from './content-format.ts';

/** The records that links of texts can lead to. */
export interface LinkTargets {
  readonly places: ReadonlySet<unknown>;
  readonly people: ReadonlySet<unknown>;
}

/** Collects the records that are not deleted. */
export function linkTargets(stored: {
  readonly places: readonly FileRecord[];
  readonly people: readonly FileRecord[];
}): LinkTargets {
  return {
    places: new Set(stored.places.map(({ place_id: id }) => id)),
    people: new Set(stored.people.map(({ person_id: id }) => id)),
  };
}

/**
 * Replaces the links to deleted places and people by their names, because content files cannot be read with a reference to a missing
 * record, and removes the deleted places from `place_ids`.
 * @param name the record as the report names it
 */
export function removeDeadLinks(
  record: FileRecord,
  targets: LinkTargets,
  name: string,
  report: (line: string) => void,
): FileRecord {
  const isDead = (link: RecordLink): boolean =>
    link.kind === 'place' ? !targets.places.has(link.placeId) : !targets.people.has(link.personId);
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const changed = removeFrom(value);
      if (!isDeepStrictEqual(changed, value)) report(`${name}: links of ${key} to deleted records`);
      return [key, changed];

      function removeFrom(former: unknown): unknown {
        if (key === 'place_ids' && Array.isArray(former))
          return former.filter((id) => targets.places.has(id));
        if (typeof former !== 'string') return former;
        return replaceRecordLinks(
          former,
          (link) => {
            if (isDead(link)) return link.name;
            const target = link.kind === 'place' ? `place:${link.placeId}` : `person:${link.personId}`;
            return `[${link.name}](${target})`;
          },
          (text) => text,
        );
      }
    }),
  );
}
