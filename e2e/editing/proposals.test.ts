import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import sharp from 'sharp';
import { administrator, expect, test } from '../support/account-fixtures.ts';
import { axeViolations } from '../support/axe-violations.ts';

const placeId = 53;
const amendedPosition = '34.17, 77.59';

/** A picture that has no other contents in another view. */
async function createPhotograph(background: string): Promise<Buffer> {
  return await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

test(
  'a visitor proposes a position and a photograph by the keyboard, an editor amends and accepts them, and the stop shows both',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    // Two pages of the map, a form, a screen of the editors, and the sizes of a picture.
    test.slow();
    const { proposals } = product;
    const { labels } = proposals;
    proposals.takeOverFileChoice();
    await product.open(`/place/${placeId}`);
    await product.waitForHydration();
    await proposals.suggestButton(labels.leh).focus();
    await product.press('Enter');
    await expect(proposals.form).toBeVisible();
    expect(await axeViolations(page, { include: 'dialog' })).toEqual([]);

    await product.tabTo(proposals.formButton(labels.showOnMap));
    await product.press('Enter');
    await expect(proposals.placingPanel).toBeVisible();
    await product.press('ArrowRight');
    await product.press('Enter');
    await product.press('Escape');
    await expect(proposals.form.getByText(labels.chosen)).toBeVisible();

    await product.tabTo(proposals.formField(labels.reason));
    await product.typeKeys('1925');
    await product.tabTo(proposals.formButton(labels.choosePhotograph));
    const svg = { name: 'camp.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await proposals.choosePhotograph(svg);
    await expect(proposals.form.getByText(labels.notPicture)).toBeVisible();
    const buffer = await createPhotograph('#336699');
    await proposals.choosePhotograph({ name: 'camp.jpg', mimeType: 'image/jpeg', buffer });
    await expect(proposals.form.getByRole('img', { name: labels.preview })).toBeVisible();
    await expect(proposals.formButton(labels.removePhotograph)).toBeVisible();
    expect(await axeViolations(page, { include: 'dialog' })).toEqual([]);
    await product.tabTo(proposals.formField(labels.creditName));
    await product.typeKeys('Tashi');
    await product.tabTo(proposals.formButton(labels.send));
    await product.press('Enter');
    await expect(page.getByText(labels.sent)).toBeVisible();

    await product.open('/login?redirect=%2Fadmin%2Fproposals');
    await product.waitForHydration();
    await product.account.logIn(administrator);
    await expect(proposals.photograph).toBeVisible();
    await expect(proposals.presentValue).toHaveText(/^34\.\d+, 77\.\d+$/);
    await expect(proposals.proposedValue).toHaveText(/^3[34]\.\d+, 77\.\d+$/);
    await proposals.button(labels.amend).focus();
    await product.press('Enter');
    await proposals.field(labels.coordinates).focus();
    await product.press('Control+a');
    await product.typeKeys(amendedPosition);
    await proposals.field(labels.caption).focus();
    await product.typeKeys('The camp at Leh');
    expect(await axeViolations(page, { include: 'main' })).toEqual([]);
    await product.tabTo(proposals.button(labels.acceptAmended));
    await product.press('Enter');
    await expect(page.getByText(labels.accepted)).toBeVisible();

    // The sizes are made in the background.
    await expect
      .poll(async () => {
        const images = (await (await page.request.get('/v1/images/')).json()) as readonly ImageRecord[];
        return images.find(({ title_ru, title_en }) => [title_ru, title_en].includes('The camp at Leh'))
          ?.thumb;
      })
      .toMatch(/^\/media\/images\//);
    await product.open(`/place/${placeId}`);
    await product.waitForHydration();
    await expect(product.gallery.image('The camp at Leh')).toBeVisible();
    await expect(page.getByText(labels.thanks('Tashi'))).toBeVisible();
    const places = (await (await page.request.get('/v1/places/')).json()) as readonly {
      place_id: number;
      latitude: number;
    }[];
    expect(places.find(({ place_id }) => place_id === placeId)?.latitude).toBe(34.17);
  },
);
