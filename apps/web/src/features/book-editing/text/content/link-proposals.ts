import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { otherLanguage } from '@cae-map/expedition/sentences/bilingual-text';
import { targetKey, type MarkTarget } from '@cae-map/expedition/sentences/marked-text';
import { transferMarks } from '@cae-map/expedition/sentences/marks/transfer-marks';
import { findLinkableNames } from '@cae-map/expedition/sentences/names/linkable-names';
import type { LinkableRecord } from '@cae-map/expedition/sentences/names/linkable-records';
import type { BilingualContent } from './bilingual-content.ts';
import type { Linkable } from '../../../../ui/workbench/record-links/use-linkable.ts';

/** A link that a text could have. */
export interface LinkProposal {
  readonly key: string;
  /** The other language has the link in the sentence that is translated by this one, or the name was found in the text. */
  readonly source: 'otherLanguage' | 'name';
  readonly target: MarkTarget;
  /** Where the name is, in UTF-16 offsets of the plain characters of the text; null if it has to be selected. */
  readonly range: readonly [start: number, end: number] | null;
  /** The name as it is written, in the other language for a link without a range. */
  readonly name: string;
  /** The beginning of the sentence in which a name has to be selected; empty if it is not translated. */
  readonly sentence: string;
}

/**
 * Proposes links for a text: those of the other language, sentence by sentence, then the names of places and people in it.
 * @param day of the text, `YYYY-MM-DD`
 */
export function proposeLinks(
  { text }: BilingualContent,
  language: RecordLanguage,
  linkable: Linkable,
  day: string | null,
): LinkProposal[] {
  const from = otherLanguage(language);
  const recordsOf = (target: MarkTarget): LinkableRecord[] => {
    const keys =
      target.kind === 'place'
        ? target.placeIds.map((id) => targetKey({ kind: 'place', placeIds: [id] }))
        : [targetKey(target)];
    return keys.flatMap((key) => linkable.byKey.get(key) ?? []);
  };
  const carried = transferMarks(text, from, (target) => recordsOf(target).flatMap(({ names }) => names)).map(
    ({ mark, sentences, range }): LinkProposal => ({
      key: `${from}:${mark.start}`,
      source: 'otherLanguage',
      target: mark.target,
      range,
      name:
        range === null ? text[from].text.slice(mark.start, mark.end) : text[language].text.slice(...range),
      sentence: range === null ? (sentences[0]?.text ?? '') : '',
    }),
  );
  const keys = new Set(carried.map(({ target }) => targetKey(target)));
  const found = findLinkableNames(text[language], linkable.names, day)
    .filter(
      ({ start, end, record }) =>
        !keys.has(targetKey(record.target)) &&
        carried.every(({ range }) => range === null || end <= range[0] || start >= range[1]),
    )
    .map(({ start, end, record }): LinkProposal => ({
      key: `name:${start}`,
      source: 'name',
      target: record.target,
      range: [start, end],
      name: text[language].text.slice(start, end),
      sentence: '',
    }));
  return [...carried, ...found];
}
