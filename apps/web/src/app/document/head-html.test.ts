import type { DescribedCard } from '@cae-map/contract/api/page-card';
import { expect, test } from 'vitest';
import { english } from '../../lib/language/catalogue-en.ts';
import { headHtml } from './head-html.ts';

const options = { language: 'en', origin: 'https://map.example', messages: english } as const;
const card: DescribedCard = {
  version: '0123456789abcdef',
  card: {
    language: 'en',
    site: 'A map',
    section: '',
    title: 'Leh',
    names: [],
    dates: '',
    text: '',
    position: null,
    picture: null,
  },
};

test('headHtml renders the canonical URL, the alternate languages and the preview image', () => {
  const html = headHtml(
    {
      title: 'Leh',
      description: 'A town',
      path: '/place/53',
      image: {
        path: '/media/a.webp',
        alt: 'Leh. Drawn for this site',
        isWhole: false,
        focus: null,
        note: '',
      },
    },
    { ...options, card },
  );
  expect(html).toContain('<title>Leh · Central Asian Expedition</title>');
  expect(html).toContain('<link rel="canonical" href="https://map.example/en/place/53" />');
  expect(html).toContain('hreflang="ru" href="https://map.example/place/53"');
  expect(html).toContain('hreflang="en" href="https://map.example/en/place/53"');
  expect(html).toContain('hreflang="x-default" href="https://map.example/place/53"');
  expect(html).toContain(
    '<meta property="og:image" content="https://map.example/cards/en/place/53/0123456789abcdef.jpg" />',
  );
  expect(html).toContain(
    '<meta property="og:image:alt" content="Leh. A card with a picture: Leh. Drawn for this site" />',
  );
});

test('headHtml excludes a page without a canonical path from search engines', () => {
  const html = headHtml({ title: 'Nothing', description: 'No such page' }, options);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('canonical');
});

test.each(['/about', undefined])(
  'headHtml renders the map as the preview image of a page without a card, path %s',
  (path) => {
    const html = headHtml(
      { title: 'About', description: 'Text', ...(path === undefined ? {} : { path }) },
      options,
    );
    expect(html).toContain('content="https://map.example/media/map/route-preview.jpg"');
    expect(html).toContain(`<meta property="og:image:alt" content="${english.product.mapPicture}" />`);
    expect(html).toContain('<meta property="og:image:width" content="1200" />');
    expect(html).toContain('<meta property="og:image:height" content="630" />');
  },
);

test('headHtml links a page of a list to the current card of the list', () => {
  const head = { title: 'Pictures', description: 'All', path: '/pictures?page=2' };
  const html = headHtml(head, { ...options, card });
  expect(html).toContain('content="https://map.example/cards/en/pictures/current.jpg"');
  expect(html).toContain(
    '<meta property="og:image:alt" content="Pictures. A card with a map of the route" />',
  );
});

test('headHtml escapes the title and the description', () => {
  const html = headHtml({ title: '</title><script>x</script>', description: '"><img>', path: '/' }, options);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img>');
});

test.each([
  ['/place/53', 'https://map.example/oembed?format=json&amp;url=https%3A%2F%2Fmap.example%2Fen%2Fplace%2F53'],
  ['/', 'https://map.example/oembed?format=json&amp;url=https%3A%2F%2Fmap.example%2Fen'],
])('headHtml links the description for oEmbed of the page %s', (path, href) => {
  const html = headHtml({ title: 'Leh', description: 'A town', path }, options);
  expect(html).toContain(`<link rel="alternate" type="application/json+oembed" href="${href}" />`);
});

test('headHtml links no description for oEmbed of a page that cannot be embedded', () => {
  expect(headHtml({ title: 'Books', description: 'All', path: '/books' }, options)).not.toContain('oembed');
});

test.each([
  ['/books', 'en', '/en/opensearch.xml'],
  [undefined, 'en', '/en/opensearch.xml'],
  ['/books', 'ru', '/opensearch.xml'],
] as const)('headHtml links the description of the search of the page %s in %s', (path, language, href) => {
  const html = headHtml(
    { title: 'Books', description: 'All', ...(path === undefined ? {} : { path }) },
    { ...options, language },
  );
  expect(html).toContain(
    `<link rel="search" type="application/opensearchdescription+xml" title="CAE Map" href="${href}" />`,
  );
});

test.each(['/', '/today', '/day/1926-11-29', '/days'])('headHtml links the feeds on the page %s', (path) => {
  const html = headHtml({ title: 'Days', description: 'All', path }, options);
  for (const [type, file] of [
    ['application/rss+xml', 'feed.xml'],
    ['application/atom+xml', 'atom.xml'],
    ['text/calendar', 'calendar.ics'],
  ])
    expect(html).toMatch(
      new RegExp(
        `rel="alternate" type="${type?.replace('+', '\\+')}".*href="https://map.example/en/${file}"`,
      ),
    );
});

test('headHtml links no feeds on a page of another subject', () => {
  expect(headHtml({ title: 'Books', description: 'All', path: '/books' }, options)).not.toContain('feed.xml');
});
