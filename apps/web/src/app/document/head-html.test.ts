import { expect, test } from 'vitest';
import { english } from '../../lib/language/catalogue-en.ts';
import { headHtml } from './head-html.ts';

const options = { language: 'en', origin: 'https://map.example', messages: english } as const;

test('headHtml renders the canonical URL, the alternate languages and the preview image', () => {
  const html = headHtml(
    { title: 'Leh', description: 'A town', path: '/place/53', image: '/media/a.jpg' },
    options,
  );
  expect(html).toContain('<title>Leh · Central Asian Expedition</title>');
  expect(html).toContain('<link rel="canonical" href="https://map.example/en/place/53" />');
  expect(html).toContain('hreflang="ru" href="https://map.example/place/53"');
  expect(html).toContain('hreflang="en" href="https://map.example/en/place/53"');
  expect(html).toContain('hreflang="x-default" href="https://map.example/place/53"');
  expect(html).toContain('<meta property="og:image" content="https://map.example/media/a.jpg" />');
});

test('headHtml excludes a page without a canonical path from search engines', () => {
  const html = headHtml({ title: 'Nothing', description: 'No such page' }, options);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('canonical');
});

test('headHtml escapes the title and the description', () => {
  const html = headHtml({ title: '</title><script>x</script>', description: '"><img>', path: '/' }, options);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img>');
});
