import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { localPath } from '../../../lib/language/language-path.ts';

/** What an embedded page shows. */
export type EmbedSubject =
  | { readonly kind: 'place'; readonly id: number }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'route'; readonly fromId: number; readonly toId: number };

/** The height of the frame in CSS pixels; its width is that of the column of the page around it. */
export const frameHeight = 420;

/** The path of an embedded page, which the server renders. */
export function embedPath(subject: EmbedSubject, language: ContentLanguage): string {
  switch (subject.kind) {
    case 'place':
      return localPath(language, `/embed/place/${subject.id}`);
    case 'day':
      return localPath(language, `/embed/day/${subject.date}`);
    case 'route':
      return localPath(language, `/embed/route/${subject.fromId}/${subject.toId}`);
  }
}

/** The HTML that shows an embedded page on another site. @param url absolute */
export function embedCode(url: string, title: string): string {
  return `<iframe src="${escapeAttribute(url)}" title="${escapeAttribute(title)}" width="100%" height="${frameHeight}" loading="lazy" style="border:0"></iframe>`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
