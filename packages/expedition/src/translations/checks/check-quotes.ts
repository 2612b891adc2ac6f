import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { Finding } from './finding.ts';

/** Quotation marks that a language does not use. An inch sign is behind a digit. */
const otherMarks: Readonly<Record<TargetLanguage, RegExp>> = {
  en: /[«»„‟〝〞＂]|(?<!\d)"/gu,
  cn: /[«»„‟＂]|(?<!\d)"/gu,
};

/** The pairs that are balanced. A single closing mark is an apostrophe, too, and is not compared. */
const pairs: Readonly<Record<TargetLanguage, ReadonlyMap<string, string>>> = {
  en: new Map([['“', '”']]),
  cn: new Map([
    ['“', '”'],
    ['《', '》'],
    ['「', '」'],
    ['『', '』'],
  ]),
};

/**
 * Quotation marks of other languages, and those without a counterpart. A quotation of several paragraphs is opened again by each.
 * @param target plain characters, with a line feed between paragraphs
 */
export function checkQuotes(target: string, language: TargetLanguage): Finding[] {
  const others = [...target.matchAll(otherMarks[language])].map(({ 0: written, index }) =>
    toFinding('otherLanguage', written, index),
  );
  return [...others, ...listUnbalanced(target, pairs[language])];
}

function toFinding(problem: 'otherLanguage' | 'unbalanced', written: string, index: number): Finding {
  const target = [index, index + written.length] as const;
  return { check: 'quotes', severity: 'warning', problem, written, target };
}

function listUnbalanced(target: string, marks: ReadonlyMap<string, string>): Finding[] {
  const closing = new Set(marks.values());
  const open: { readonly mark: string; readonly index: number }[] = [];
  const unbalanced: Finding[] = [];
  for (let index = 0; index < target.length; index += 1) {
    const mark = target.charAt(index);
    if (marks.has(mark)) open.push({ mark, index });
    else if (closing.has(mark)) {
      const last = open.at(-1);
      if (last !== undefined && marks.get(last.mark) === mark) open.pop();
      else unbalanced.push(toFinding('unbalanced', mark, index));
    } else if (mark === '\n' && open.at(-1)?.mark === target.charAt(index + 1)) open.pop();
  }
  return [...unbalanced, ...open.map(({ mark, index }) => toFinding('unbalanced', mark, index))];
}
