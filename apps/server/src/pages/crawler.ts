/** Words by which search engines and preview makers name themselves; Cubot makes telephones. */
const crawlerNames =
  /(?<!\bcu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|yandex(?!.*yabrowser)|baidu(?!.*browser)|lighthouse|archiver/i;

/** Tells whether a page is asked for by a crawler; the query `thisIsBot` says so too, to try it in a browser. */
export function isCrawler(userAgent: string | undefined, address: string): boolean {
  return crawlerNames.test(userAgent ?? '') || /[?&]thisIsBot\b/.test(address);
}
