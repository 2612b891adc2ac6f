import type { MarkedText } from '../../sentences/marked-text.ts';
import type { Finding } from './finding.ts';

/** The links to pages that the translation has less often than the source. A page of the product may be linked in either language. */
export function checkLinks(source: MarkedText, target: MarkedText): Finding[] {
  const counts = new Map<string, number>();
  for (const { target: linked } of target.marks)
    if (linked.kind === 'link') {
      const page = pageOf(linked.href);
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
  return source.marks.flatMap(({ target: linked, start, end }): Finding[] => {
    if (linked.kind !== 'link') return [];
    const page = pageOf(linked.href);
    const count = counts.get(page) ?? 0;
    if (count > 0) {
      counts.set(page, count - 1);
      return [];
    }
    const written = source.text.slice(start, end);
    return [{ check: 'link', severity: 'error', href: linked.href, written, source: [start, end] }];
  });
}

/** The URL without the prefix of a language of the product. */
function pageOf(href: string): string {
  const page = href.trim().replace(/^\/(?:en|cn)(?=\/|$|[?#])/u, '');
  return page === '' || /^[?#]/u.test(page) ? `/${page}` : page;
}
