import { expect, test, withMotion } from '../support/fixtures.ts';

test.describe('with motion', () => {
  test.use(withMotion);

  test(
    'the animation of the whole route can be paused, continued and ended on the first screen',
    { tag: '@both-languages' },
    async ({ product, page }) => {
      const { journey, map } = product;
      await page.addInitScript(() =>
        localStorage.setItem('appOptions', JSON.stringify({ motionStart: true })),
      );
      await product.open('/');
      // A first visitor also sees the invitation to the film.
      await journey.animationButton('pause').click();
      await map.waitForLoad();
      await journey.animationButton('resume').click();
      await journey.animationButton('stop').click();
      await expect(journey.animationButton('pause')).toBeHidden();
    },
  );
});
