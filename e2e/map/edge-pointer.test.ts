import { expect, test } from '../support/fixtures.ts';
import { boxOf } from '../support/geometry.ts';

test(
  'a pointer at the edge of the free map area brings an open stop back into view',
  { tag: '@both-languages' },
  async ({ product, language }) => {
    const { map } = product;
    const pointer = map.edgePointer({ ru: 'Лех', en: 'Leh' }[language]);
    await product.open('/place/53#m=7/40/60');
    await map.waitForLoad();
    await expect(pointer).toBeVisible();
    const [area, button] = [await boxOf(map.freeArea), await boxOf(pointer)];
    expect(button.left).toBeGreaterThanOrEqual(area.left);
    expect(button.top).toBeGreaterThanOrEqual(area.top);
    expect(button.right).toBeLessThanOrEqual(area.right);
    expect(button.bottom).toBeLessThanOrEqual(area.bottom);

    await pointer.focus();
    await product.press('Enter');
    await expect(pointer).toBeHidden();
    await expect(map.canvas).toBeFocused();
    const pin = await boxOf(map.pin);
    expect(pin.top).toBeGreaterThanOrEqual(area.top);
    expect(pin.bottom).toBeLessThanOrEqual(area.bottom + 1);
  },
);
