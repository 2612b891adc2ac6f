// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { RichText } from './rich-text.tsx';

function renderHtml(html: string) {
  return renderInApp(<RichText html={html} className="shown" />, { path: '/en' }).container.querySelector(
    '.shown',
  );
}

test('an element with a place id becomes a link to the stop in the language of the page', () => {
  const link = renderHtml(
    '<p data-text4placeid="53">At <a data-text4placeid="53">Leh</a>.</p>',
  )?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/en/place/53');
  expect(link?.textContent).toBe('Leh');
});

test('a name with a person id becomes a link to the page of the person', () => {
  const element = renderHtml(
    '<p><a data-person="lobzang">Lobzang</a> and <a data-person="../admin">nobody</a></p>',
  );
  expect([...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/en/person/lobzang',
    null,
  ]);
});

test('a paragraph about differing accounts becomes a note with a label in the language of the page', () => {
  renderHtml(
    '<p>They came.</p><p data-accounts-differ="true">On <a data-text4placeid="53">24 September</a>, or 20.</p>',
  );
  const note = screen.getByRole('note', { name: 'Where accounts differ' });
  expect(note.textContent).toContain('On 24 September, or 20.');
  expect(note.textContent).not.toContain('They came.');
});

test('the numbered place attributes become links as well', () => {
  const element = renderHtml('<span data-text4placeid2="7">a</span><span data-text4placeid4="9">b</span>');
  expect([...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/en/place/7',
    '/en/place/9',
  ]);
});

test.each([
  ['<script>alert(1)</script>ok'],
  ['<p onclick="alert(1)">ok</p>'],
  ['<img src=x onerror=alert(1)>ok'],
  ['<svg onload=alert(1)><script>alert(1)</script></svg>ok'],
  ['<a href="javascript:alert(1)">ok</a>'],
  ['<a href="java\tscript:alert(1)">ok</a>'],
  ['<iframe src="https://evil.example"></iframe>ok'],
  ['<style>body{display:none}</style>ok'],
  ['<p style="position:fixed">ok</p>'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>ok'],
  ['<!--><img src=x onerror=alert(1)>-->ok'],
])('the rendered HTML %s contains no executable or loading elements', (html) => {
  const element = renderHtml(html);
  expect(element?.querySelector('script,img,svg,iframe,style,math')).toBeNull();
  for (const each of element?.querySelectorAll('*') ?? []) {
    for (const name of each.getAttributeNames())
      expect(['href', 'class', 'lang', 'title', 'rel', 'target']).toContain(name);
    expect(each.getAttribute('href') ?? '').not.toMatch(/script:/i);
  }
  expect(element?.textContent).toContain('ok');
});

test('elements outside the allow-list are replaced by their content', () => {
  const element = renderHtml('<div><marquee>moving</marquee> <b>bold</b></div>');
  expect(element?.innerHTML).toContain('moving <b>bold</b>');
});
