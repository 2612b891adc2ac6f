// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { reloadFailedStyleSheets, trackFailedStyleSheets } from './failed-style-sheets.ts';

/** A style sheet that the page asks for, and how that ends. */
function aSheet(address: string, ending: 'load' | 'error', rel = 'stylesheet'): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = address;
  document.head.append(link);
  link.dispatchEvent(new Event(ending));
}

const sheets = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('every style sheet that did not come is asked for again, until it has come', () => {
  trackFailedStyleSheets();
  aSheet('https://map.example/one.css', 'error');
  aSheet('https://map.example/two.css', 'error');
  aSheet('https://map.example/there.css', 'load');
  aSheet('https://map.example/part.js', 'error', 'modulepreload');
  document.head.replaceChildren();

  reloadFailedStyleSheets();
  expect(sheets()).toEqual(['https://map.example/one.css', 'https://map.example/two.css']);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  document.head.replaceChildren();

  reloadFailedStyleSheets();
  expect(sheets()).toEqual(['https://map.example/two.css']);
});
