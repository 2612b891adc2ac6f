/**
 * Matches the user agents of search engines and link previews, except telephones of the brand Cubot. Without lookbehind, which
 * some browsers cannot parse.
 */
const crawlerNames =
  /(?:^|[^u]|(?:^|[^c])u|\wcu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|yandex(?!.*yabrowser)|baidu(?!.*browser)|lighthouse|archiver/i;

/** Whether a crawler requests a page; the query parameter `thisIsBot` simulates one in a browser. */
export function isCrawler(userAgent: string | undefined, url: string): boolean {
  return crawlerNames.test(userAgent ?? '') || /[?&]thisIsBot\b/.test(url);
}
