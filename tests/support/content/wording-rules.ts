import { translationOf, withoutLinks, type Prose } from './prose.ts';

/** A place in the content that breaks a rule, as one line: file, record, field, and what to do. */
export type Violation = string;

function report({ file, record, field }: Prose, action: string): Violation {
  return `${file}: ${record}: ${field}: ${action}`;
}

/** The part of a text around a position, so that an editor finds it. */
function around(text: string, position: number): string {
  return `… ${text.slice(Math.max(0, position - 20), position + 20).replaceAll('\n', ' ')} …`;
}

/** Straight quotation marks and apostrophes. */
export function straightQuotes(prose: readonly Prose[]): Violation[] {
  return prose.flatMap((field) => {
    const position = field.text.search(/["']/);
    if (position === -1) return [];
    const marks = field.language === 'ru' ? '« » or „ “' : '“ ” or ’';
    return [
      report(field, `write ${marks} instead of the straight mark in ‘${around(field.text, position)}’`),
    ];
  });
}

/** Hyphens between spaces, which should be dashes. */
export function hyphensAsDashes(prose: readonly Prose[]): Violation[] {
  return prose.flatMap((field) => {
    const position = field.text.search(/(?:^|\s)--?\s/);
    return position === -1
      ? []
      : [report(field, `write a dash instead of the hyphen in ‘${around(field.text, position)}’`)];
  });
}

/** English sentences that attribute a statement with ‘By Rosov, …’, which reads as if the author had acted. */
export function attributionsWithBy(prose: readonly Prose[], authors: readonly string[]): Violation[] {
  if (authors.length === 0) return [];
  const attribution = new RegExp(String.raw`(?<!\p{L})[Bb]y (?:${authors.join('|')})(?:’s \p{L}+)?,`, 'u');
  return prose.flatMap((field) => {
    if (field.language !== 'en') return [];
    const words = withoutLinks(field.text, { keepNames: true });
    const position = words.search(attribution);
    return position === -1
      ? []
      : [report(field, `write ‘according to’ instead of ‘by’ in ‘${around(words, position)}’`)];
  });
}

/** Fields that are written in one language only. */
export function missingTranslations(prose: readonly Prose[]): Violation[] {
  const written = new Set(
    prose.filter(({ text }) => text.trim() !== '').map(({ record, field }) => `${record} ${field}`),
  );
  return prose
    .filter(({ text }) => text.trim() === '')
    .filter(({ record, field }) => written.has(`${record} ${translationOf(field)}`))
    .map((field) => report(field, `translate ${translationOf(field.field)}`));
}

/** The most words of a paragraph. */
const mostWords = 120;

/** Paragraphs that are too long to be read on a phone. */
export function longParagraphs(prose: readonly Prose[]): Violation[] {
  return prose.flatMap((field) =>
    withoutLinks(field.text, { keepNames: true })
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length)
      .filter((words) => words > mostWords)
      .map((words) => report(field, `split the paragraph of ${words} words with an empty line`)),
  );
}

/** Shorter sentences, such as ‘The night at the station.’, may be repeated. */
const leastLetters = 45;

/** Sentences that are written twice. */
export function duplicateSentences(prose: readonly Prose[]): Violation[] {
  const first = new Map<string, Prose>();
  return prose
    .filter(({ field }) => /^(?:text_content|notes|about|fate|note)/.test(field))
    .flatMap((field) =>
      splitSentences(withoutLinks(field.text, { keepNames: true })).flatMap((sentence) => {
        const key = `${field.language} ${sentence.toLowerCase()}`;
        const earlier = first.get(key);
        first.set(key, earlier ?? field);
        return earlier === undefined
          ? []
          : [report(field, `write another sentence than in ${earlier.record}: ‘${sentence}’`)];
      }),
    );
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= leastLetters);
}
