import type { TextInContextRecord } from '@cae-map/contract/entities/book';

/** Creates the content of a popup: the title of a place and its texts, fetched from the product's API. */
export async function createPlaceText(placeId: number, title: string): Promise<HTMLElement> {
  const response = await fetch(`/v1/api/books/texts_by_place?placeId=${placeId}`);
  const texts: TextInContextRecord[] = await response.json();
  const content = document.createElement('article');
  const heading = document.createElement('h2');
  heading.textContent = title;
  content.append(heading);
  for (const text of texts) content.insertAdjacentHTML('beforeend', text.text_content);
  return content;
}

/** Resolves when the current changes have been rendered. */
export async function nextFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
  }
}
