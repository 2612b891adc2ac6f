import { allowedAttributesOf, isSafeUrl } from '@cae-map/contract/html-allow-list';
import type { LeftOutCounter } from '../left-out-counter.ts';

/**
 * The attributes of an element that the allow-list keeps. What runs or is unsafe is counted.
 * @param name the name that the element gets
 */
export function keepAttributes(
  name: string,
  attributes: Readonly<Record<string, string>>,
  leftOut: LeftOutCounter,
): Record<string, string> {
  const kept: Record<string, string> = {};
  const allowed = allowedAttributesOf(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) leftOut.add('script', attribute);
    if (attribute === 'href' && allowed.includes(attribute)) {
      const href = keepUrl(value, leftOut);
      if (href !== null) kept[attribute] = href;
    } else if (allowed.includes(attribute)) kept[attribute] = value;
  }
  const language = attributes['xml:lang'];
  if (language !== undefined && kept['lang'] === undefined) kept['lang'] = language;
  return kept;
}

/**
 * A URL that is safe and means the same on the pages of the map: with a scheme, or a path from the root as links to places have. Others
 * mean a part of the file.
 */
function keepUrl(url: string, leftOut: LeftOutCounter): string | null {
  const trimmed = url.trim();
  if (!isSafeUrl(trimmed)) {
    leftOut.add('unsafe-link', trimmed);
    return null;
  }
  if (/^[/\\]{2}/.test(trimmed)) return `https://${trimmed.slice(2)}`;
  if (/^(?:https?:|mailto:|\/)/i.test(trimmed)) return trimmed;
  if (trimmed !== '') leftOut.add('internal-link', trimmed);
  return null;
}

/** The elements that stand for the emphasis of a style; an empty list for a style without emphasis. */
export function emphasisOfStyle(style: string): readonly string[] {
  const elements: string[] = [];
  if (/(?:^|;)\s*font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i.test(style)) elements.push('strong');
  if (/(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)\b/i.test(style)) elements.push('em');
  if (/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i.test(style)) elements.push('s');
  if (/(?:^|;)\s*vertical-align\s*:\s*super\b/i.test(style)) elements.push('sup');
  if (/(?:^|;)\s*vertical-align\s*:\s*sub\b/i.test(style)) elements.push('sub');
  return elements;
}

/** Whether a style takes back the emphasis of its element, as Google Docs does with the element around a whole text. */
export function hasNoEmphasis(name: string, style: string): boolean {
  if (name === 'b' || name === 'strong') return /font-weight\s*:\s*(?:normal|lighter|[1-5]00)\b/i.test(style);
  if (name === 'i' || name === 'em') return /font-style\s*:\s*normal\b/i.test(style);
  return false;
}
