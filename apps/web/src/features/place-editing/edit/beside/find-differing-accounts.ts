import { accountsDifferAttribute } from '@cae-map/contract/html-allow-list';

/** The paragraphs of a text that tell where accounts differ, as plain text; each only once. */
export function findDifferingAccounts(html: string): readonly string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const paragraphs = Array.from(parsed.querySelectorAll(`p[${accountsDifferAttribute}]`));
  return [...new Set(paragraphs.map(({ textContent }) => textContent?.trim() ?? '').filter(Boolean))];
}
