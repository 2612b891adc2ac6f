import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';
import { readMarkedText } from '../../sentences/marked-text.ts';
import { findWordDifference, type DifferencePart } from './word-difference.ts';

/** What a reader sees of the difference of two versions of a field. */
export interface VersionDifference {
  /** Both texts as they are shown, without tags, in order. */
  readonly parts: readonly DifferencePart[];
  /** Whether the versions differ only in what is not shown, such as a link, the target of a link, or characters of zero width. */
  readonly isHidden: boolean;
}

/** The most characters of both versions that are compared word by word. */
export const maxComparedCharacters = 400_000;

/** Characters without a width, and those that change the direction of the text around them. Those that join letters are kept. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * Compares two versions of a field for readers. Line breaks of all systems, and composed and decomposed letters, are equal. Versions that are
 * too long or differ in too many words are a removed and an added part. Never throws, whatever the texts contain.
 */
export function compareVersions(
  before: string,
  after: string,
  format: TranslatableFormat,
): VersionDifference {
  const [shownBefore, shownAfter] = [shownText(before, format), shownText(after, format)];
  const isHidden = shownBefore === shownAfter && before !== after;
  return { parts: compareTexts(shownBefore, shownAfter), isHidden };
}

function shownText(value: string, format: TranslatableFormat): string {
  const text = format === 'html' ? readMarkedText(value).text : value;
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC').replaceAll(invisible, '');
}

function compareTexts(before: string, after: string): readonly DifferencePart[] {
  const whole: DifferencePart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  const shown = whole.filter(({ text }) => text !== '');
  if (before.length + after.length > maxComparedCharacters)
    return before === after ? [{ kind: 'same', text: before }] : shown;
  return findWordDifference(before, after) ?? shown;
}
