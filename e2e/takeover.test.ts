import { expect, test } from './support/fixtures.ts';

const journeys = {
  'the map with a stop': ['/place/53'],
  'the pages to read': [
    '/books',
    '/book/view/1/4',
    '/aboutcae',
    '/place/imageview/53',
    '/placeslist',
    '/timeline',
  ],
};

for (const [name, addresses] of Object.entries(journeys)) {
  test(
    `${name}: nothing moves while the application takes the page over`,
    { tag: '@both-languages' },
    async ({ product }) => {
      await product.shifts.watch();
      for (const address of addresses) {
        await product.open(address);
        await product.toBeTakenOver();
        expect(await product.shifts.seen(), address).toEqual([]);
      }
    },
  );
}
