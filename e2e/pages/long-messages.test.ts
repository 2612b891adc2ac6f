import { expect, test } from '../support/fixtures.ts';

// The pseudo-language replaces the English messages.
test.use({ locale: 'en-US' });

const paths = [
  '/',
  '/place/53',
  '/settings',
  '/search',
  '/placeslist',
  '/paintings',
  '/timeline',
  '/books',
  '/book/view/1/4',
  '/book/day/1925-09-22',
  '/concordance',
  '/place/imageview/53',
];

test('messages that are 40 % longer cause no horizontal scrolling and no clipped control', async ({
  product,
}) => {
  const english = product.inLanguage('en');
  for (const path of paths) {
    await english.open(`${path === '/' ? '' : path}?pseudo-language`);
    await expect(english.text(/^\[.*~\]$/).first(), path).toBeAttached();
    expect(await english.textFit.horizontalOverflow(), path).toBe(0);
    expect(await english.textFit.clippedControls(), path).toEqual([]);
  }
});
