import type { DescribedCard, PageCard } from '@cae-map/contract/api/page-card';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import type { PreparedScreen } from '../../lib/manifest/screen-module.ts';

/**
 * What the card of a prepared page shows: only what the page itself shows to everyone, because it is made from the same head and record.
 * @returns null for a page that search engines should not index, or that does not exist
 */
export function pageCard(
  { status, head, record }: PreparedScreen,
  language: ContentLanguage,
  messages: Catalogue,
): PageCard | null {
  if (status !== 200 || head.path === undefined) return null;
  const site = messages.product.name;
  const above = record?.ancestors.at(-1)?.label ?? '';
  const position = record?.position ?? null;
  return {
    language,
    site,
    section: above === site ? '' : above,
    title: record?.title ?? head.title,
    names: [],
    dates: '',
    text: head.description,
    ...head.card,
    position: position && {
      latitude: position.latitude,
      longitude: position.longitude,
      isCalculated: position.basis === 'interpolated',
    },
    picture: head.image
      ? {
          path: head.image.path,
          isWhole: head.image.isWhole,
          focus: head.image.focus,
          note: head.image.note,
        }
      : null,
  };
}

/** The number of hexadecimal digits of a version. */
const versionLength = 16;

/**
 * Adds the version of a card.
 * @param background the version of what all cards are drawn with: the route, the map and the design
 */
export async function describeCard(card: PageCard, background: string): Promise<DescribedCard> {
  const bytes = new TextEncoder().encode(JSON.stringify([background, card]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { card, version: digits.slice(0, versionLength) };
}
