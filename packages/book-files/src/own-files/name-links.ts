import { personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import type { Attributes } from './attributes.ts';

const [firstPlace] = placeAttributes;

/** The path of the page that a linked name means; null for other links and for names with several places. */
export function pathOfName(attributes: Attributes): string | null {
  const [[name, value] = ['', ''], ...others] = Object.entries(attributes);
  if (others.length > 0) return null;
  if (name === firstPlace && /^[1-9]\d{0,9}$/.test(value)) return `/place/${value}`;
  return name === personAttribute && /^[a-z\d-]+$/.test(value) ? `/person/${value}` : null;
}

/**
 * The attributes of a link to the page of a place or a person; null for other URLs.
 * @param origin the origin that may be before the path, such as `https://example.org`; empty if only paths are links of names
 */
export function nameOfUrl(url: string, origin = ''): Attributes | null {
  const path = origin !== '' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const [, kind, id = ''] = /^(?:\/en)?\/(place|person)\/([a-z\d-]+)$/.exec(path) ?? [];
  if (kind === 'person') return { [personAttribute]: id };
  return kind === 'place' && /^[1-9]\d{0,9}$/.test(id) ? { [firstPlace]: id } : null;
}
