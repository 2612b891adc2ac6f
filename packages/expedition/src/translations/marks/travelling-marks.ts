import type { BilingualText } from '../../sentences/bilingual-text.ts';
import { insertMarks } from '../../sentences/marks/insert-marks.ts';
import { transferMarks, type NamesOfTarget } from '../../sentences/marks/transfer-marks.ts';
import { readMarkedText, targetKey, type MarkTarget } from '../../sentences/marked-text.ts';
import { findNames, type KnownNames, type NamePair } from '../../sentences/names/known-names.ts';
import type { Sentence } from '../../sentences/sentence-text.ts';
import { splitWords, type TextRange, type Word } from '../../search/words/words.ts';
import { addTo } from '../../group-by.ts';
import { readFieldText } from '../sentence-rows/field-text.ts';
import { readEmphasis, type EmphasisElement } from './emphasis.ts';
import { findNamePart } from './find-name-part.ts';
import { insertEmphasis } from './insert-emphasis.ts';
import { proposeEmphasis } from './propose-emphasis.ts';

/** What a mark does: it links to a place, a person or a page, or emphasises. */
export type TravellingMark =
  | { readonly kind: 'link'; readonly target: MarkTarget }
  | { readonly kind: 'emphasis'; readonly element: EmphasisElement };

/** A mark of the source that its translation does not have. */
export interface MarkProposal {
  readonly mark: TravellingMark;
  /** The marked characters of the source, and where they are in its plain characters. */
  readonly written: string;
  readonly source: TextRange;
  /** The sentences of the translation in which the mark belongs; empty if the sentence is not translated. */
  readonly sentences: readonly Sentence[];
  /** Where the mark belongs, in UTF-16 offsets of the plain characters of the translation; null if it has to be selected. */
  readonly range: TextRange | null;
}

/** The names by which marks are found in the translation. */
export interface MarkNames {
  /** The names of the record that a link leads to. */
  readonly namesOfTarget: NamesOfTarget;
  /** All names, for links to other pages and for emphasised names. */
  readonly known: KnownNames;
}

/** The HTML of a field in Russian and in English. */
export interface MarkedField {
  readonly source: string;
  readonly target: string;
}

/** Lists the marks of the Russian text that the English one does not have, with the places where they belong, in the order of the source. */
export function proposeMarks({ source, target }: MarkedField, names: MarkNames): MarkProposal[] {
  const text = readFieldText({ source, target, format: 'html' });
  const written = (start: number, end: number): string => text.ru.text.slice(start, end);
  const namesOf = namesOfLinks(text, names);
  const transferred = transferMarks(text, 'ru', namesOf);
  const taken: TextRange[] = [
    ...text.en.marks.map(({ start, end }): TextRange => [start, end]),
    ...transferred.flatMap(({ range }) => (range === null ? [] : [range])),
  ];
  const findPart = createPartFinder(text.en.text);
  const links = transferred.map(({ mark, sentences, range }): MarkProposal => {
    const found = range ?? findPart(sentences, namesOf(mark.target), taken);
    if (found !== null) taken.push(found);
    return {
      mark: { kind: 'link', target: mark.target },
      written: written(mark.start, mark.end),
      source: [mark.start, mark.end],
      sentences,
      range: found,
    };
  });
  const emphasis = { ru: readEmphasis(source, text.ru), en: readEmphasis(target, text.en) };
  const emphasised = proposeEmphasis(text, emphasis, names.known).map(
    ({ emphasis: { element, start, end }, sentences, range }): MarkProposal => ({
      mark: { kind: 'emphasis', element },
      written: written(start, end),
      source: [start, end],
      sentences,
      range,
    }),
  );
  return [...links, ...emphasised].toSorted((a, b) => a.source[0] - b.source[0]);
}

/** The names of the record that a link leads to; for a page, those of the words that link to it. */
function namesOfLinks({ ru }: BilingualText, { namesOfTarget, known }: MarkNames): NamesOfTarget {
  const ofPages = new Map<string, NamePair[]>();
  for (const { target, start, end } of ru.marks)
    if (target.kind === 'link')
      for (const pair of pairsIn(ru.text.slice(start, end), known)) addTo(ofPages, targetKey(target), pair);
  return (target) =>
    target.kind === 'link' ? (ofPages.get(targetKey(target)) ?? []) : namesOfTarget(target);
}

/** Finds a part of one of some names in some sentences, outside of the taken ranges. The words of a sentence are split once. */
function createPartFinder(
  text: string,
): (
  sentences: readonly Sentence[],
  pairs: readonly NamePair[],
  taken: readonly TextRange[],
) => TextRange | null {
  const known = new Map<Sentence, readonly Word[]>();
  return (sentences, pairs, taken) => {
    for (const sentence of sentences) {
      const { start, end } = sentence;
      const within = text.slice(start, end);
      const words = known.get(sentence) ?? splitWords(within);
      known.set(sentence, words);
      const isFree = ([from, to]: TextRange): boolean =>
        taken.every((range) => start + to <= range[0] || start + from >= range[1]);
      for (const { en } of pairs) {
        const part = findNamePart(within, words, en, isFree);
        if (part !== null) return [start + part[0], start + part[1]];
      }
    }
    return null;
  };
}

/** The known names of the words of a link, and these words themselves, which may not be translated. */
function pairsIn(written: string, known: KnownNames): NamePair[] {
  return [...findNames(written, 'ru', known).map(({ pair }) => pair), { ru: written, en: written }];
}

/** A mark with the place that was accepted or selected for it. */
export type PlacedMark = Pick<MarkProposal, 'mark'> & { readonly range: TextRange };

/** Whether the place of a proposal was found. */
export function isPlaced(proposal: MarkProposal): proposal is MarkProposal & PlacedMark {
  return proposal.range !== null;
}

/**
 * Inserts accepted marks into the HTML of a translation; its plain characters stay the same, so that the ranges of other proposals remain
 * valid. Marks that cross another element are left out.
 */
export function insertTravellingMarks(
  html: string,
  marks: readonly PlacedMark[],
): { readonly html: string; readonly leftOut: readonly PlacedMark[] } {
  const leftOut: PlacedMark[] = [];
  let written = html;
  for (const placed of marks) {
    const { mark, range } = placed;
    const [start, end] = range;
    const next =
      mark.kind === 'emphasis'
        ? insertEmphasis(written, { element: mark.element, start, end })
        : insertLink(written, mark.target, range);
    if (next === null) leftOut.push(placed);
    else written = next;
  }
  return { html: written, leftOut };
}

function insertLink(html: string, target: MarkTarget, [start, end]: TextRange): string | null {
  const { html: written, leftOut } = insertMarks(html, readMarkedText(html), [{ target, start, end }]);
  return leftOut.length === 0 ? written : null;
}
