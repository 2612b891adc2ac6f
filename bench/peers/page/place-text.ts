import type { TextInContextRecord } from '@cae-map/contract/entities/book';

/** What a popup says of a place: its title, and its texts by the call of the product. */
export async function placeText(placeId: number, title: string): Promise<HTMLElement> {
  const response = await fetch(`/v1/api/books/texts_by_place?placeId=${placeId}`);
  const texts: TextInContextRecord[] = await response.json();
  const content = document.createElement('article');
  const heading = document.createElement('h2');
  heading.textContent = title;
  content.append(heading);
  for (const text of texts) content.insertAdjacentHTML('beforeend', text.text_content);
  return content;
}

/** Resolves when what was changed has been laid out and a frame has been drawn. */
export async function nextFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
  }
}
