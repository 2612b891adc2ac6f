import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Page } from '@playwright/test';

/** The number of places that are opened one after the other. */
export const openedPlaceCount = 200;

/** Opens a place and resolves when its text is shown. */
export type OpenPlace = (page: Page, place: PlaceRecord) => Promise<void>;

/** Opens the first places of the journey that have a position, one after the other. */
export async function openPlaces(
  page: Page,
  places: readonly PlaceRecord[],
  openPlace: OpenPlace,
): Promise<void> {
  const positioned = places.filter(({ latitude, minzoom }) => latitude !== null && minzoom > 0);
  for (const place of positioned.slice(0, openedPlaceCount)) await openPlace(page, place);
}

/** Opens a place by client-side navigation. */
export const openInProduct: OpenPlace = async (page, { place_id: id, title_ru: title }) => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/place/${id}`);
  await page.waitForFunction(
    ([address, wanted]) =>
      location.pathname === address && document.querySelector('h1')?.textContent.trim() === wanted,
    [`/place/${id}`, title.trim()] as const,
    { polling: 20 },
  );
};

/** Opens a place in a popup of the compared page. */
export const openInPeer: OpenPlace = async (page, { place_id: id }) => {
  await page.evaluate((placeId) => window.peer?.openPlace(placeId), id);
};
