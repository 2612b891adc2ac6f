import { expect, test } from 'vitest';
import { english } from '../../lib/language/catalogue-en.ts';
import { headHtml } from './head-html.ts';

const surroundings = { language: 'en', origin: 'https://map.example', messages: english } as const;

test('the head names the canonical address, every language and the preview', () => {
  const html = headHtml(
    { title: 'Leh', description: 'A town', path: '/place/53', image: '/media/a.jpg' },
    surroundings,
  );
  expect(html).toContain('<title>Leh · Central Asian Expedition</title>');
  expect(html).toContain('<link rel="canonical" href="https://map.example/en/place/53" />');
  expect(html).toContain('hreflang="ru" href="https://map.example/place/53"');
  expect(html).toContain('hreflang="en" href="https://map.example/en/place/53"');
  expect(html).toContain('hreflang="x-default" href="https://map.example/place/53"');
  expect(html).toContain('<meta property="og:image" content="https://map.example/media/a.jpg" />');
});

test('a page without a path of its own is kept out of search engines', () => {
  const html = headHtml({ title: 'Nothing', description: 'No such page' }, surroundings);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('canonical');
});

test('words of the content cannot break out of the head', () => {
  const html = headHtml(
    { title: '</title><script>x</script>', description: '"><img>', path: '/' },
    surroundings,
  );
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img>');
});
