// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { cleanText } from '@cae-map/contract/text';
import { expect, onTestFinished, test } from 'vitest';
import { LanguageProvider } from '../../lib/language/language-context.tsx';
import { RichText } from './rich-text.tsx';

/** Renders a part of a page, parses it as a browser does, and hydrates it. Returns the errors that React has recovered from. */
function hydrateRendered(element: ReactNode): string[] {
  const app = (
    <StaticRouter location="/en">
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider language="en">{element}</LanguageProvider>
      </QueryClientProvider>
    </StaticRouter>
  );
  const bytes = new TextEncoder().encode(`<!doctype html><div id="root">${renderToString(app)}</div>`);
  const page = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'text/html');
  const parsed = page.getElementById('root');
  if (parsed === null) throw new Error('the page has a root');
  const root = document.importNode(parsed, true);
  document.body.append(root);
  const errors: string[] = [];
  render(app, {
    container: root,
    hydrate: true,
    onRecoverableError: (error) => void errors.push(String(error)),
  });
  onTestFinished(() => root.remove());
  return errors;
}

test.each([
  'a\0b',
  'a\rb\r\nc\u0085d',
  '\uFEFFa\uFEFF',
  'a\uD800b',
  'a\uDC00',
  'a\uFFFEb\uFFFF',
  'a\u0001\u000B\f\u001Bb',
  'a\uFFFDb',
  '\n',
  '\na',
  ' ',
  '',
  '\u2028\u200B\u202E',
  '<!--a--><b>&amp;&lt;</script>]]>',
  '&nul;&#0;&#13;',
])('a heading with the cleaned title %j is hydrated', (title) => {
  const cleaned = cleanText(title);

  expect(
    hydrateRendered(
      <h1 title={cleaned}>
        {cleaned} · {cleaned}
        <option>{cleaned}</option>
      </h1>,
    ),
  ).toEqual([]);
});

test.each([
  'a &lt; b &amp; c',
  '<p>a</p>b<br />c',
  '<a href="/x">a <span data-text4placeid="5">b</span> <a data-person="c">d</a></a>',
  '<a href="https://example.org">a <i><cite data-text4placeid2="5">b</cite></i></a>',
  '<span data-text4placeid="5">a <b data-text4placeid="6">b</b></span>',
  '<p data-accounts-differ="true">a <b>b</b></p>',
  '<blockquote><p data-accounts-differ="true">a</p></blockquote>',
  '<b><p>a</p></b><p><b>b</b></p>',
  '<ul><li>a<p>b</p></li></ul><hr /><h2>c</h2>',
  '<em></em><ul><li><em>a</em></li></ul>',
])('the cleaned HTML %j is hydrated', (html) => {
  expect(hydrateRendered(<RichText html={html} />)).toEqual([]);
});
