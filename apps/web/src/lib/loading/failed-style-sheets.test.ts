// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { reloadFailedStyleSheets, trackFailedStyleSheets } from './failed-style-sheets.ts';

/** Adds a link to the page and fires its event. */
function addLink(url: string, event: 'load' | 'error', rel = 'stylesheet'): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = url;
  document.head.append(link);
  link.dispatchEvent(new Event(event));
}

const linkUrls = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('failed style sheets are requested again until they are loaded', () => {
  trackFailedStyleSheets();
  addLink('https://map.example/one.css', 'error');
  addLink('https://map.example/two.css', 'error');
  addLink('https://map.example/there.css', 'load');
  addLink('https://map.example/part.js', 'error', 'modulepreload');
  document.head.replaceChildren();

  reloadFailedStyleSheets();
  expect(linkUrls()).toEqual(['https://map.example/one.css', 'https://map.example/two.css']);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  document.head.replaceChildren();

  reloadFailedStyleSheets();
  expect(linkUrls()).toEqual(['https://map.example/two.css']);
});
