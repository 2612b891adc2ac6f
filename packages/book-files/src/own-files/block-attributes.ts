import { accountsDifferAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import type { Attributes } from './attributes.ts';

/** The names that our files give to the attributes of block elements. */
const names: readonly (readonly [html: string, file: string])[] = [
  ...placeAttributes.map(
    (attribute, index) => [attribute, index === 0 ? 'place' : `place${index + 1}`] as const,
  ),
  [accountsDifferAttribute, 'differ'],
  ['lang', 'lang'],
  ['title', 'title'],
];

/** The attributes of a block element with the names of our files; null if it has others. */
export function toFileAttributes(attributes: Attributes): Attributes | null {
  return renamed(attributes, (name) => names.find(([html]) => html === name)?.[1]);
}

/** The attributes of a block element from those of our files; null if there are others. */
export function toHtmlAttributes(attributes: Attributes): Attributes | null {
  return renamed(attributes, (name) => names.find(([, file]) => file === name)?.[0]);
}

function renamed(attributes: Attributes, rename: (name: string) => string | undefined): Attributes | null {
  const entries = Object.entries(attributes).map(([name, value]) => [rename(name), value] as const);
  return entries.every(([name]) => name !== undefined) ? Object.fromEntries(entries) : null;
}
