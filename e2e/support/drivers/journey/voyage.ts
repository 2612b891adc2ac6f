import { Driver } from '../driver.ts';

/** The film of the journey. */
export class Voyage extends Driver {
  /** The URLs of all chapters. */
  async chapterPaths(): Promise<string[]> {
    const links = this.page.getByRole('main').locator('ol a[href*="/voyage/"]');
    return await links.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? ''),
    );
  }

  /** By how many pixels the title and the caption are higher than the area in which they scroll. */
  async hiddenCaptionHeight(): Promise<number> {
    return await this.page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const area = heading.parentElement?.parentElement;
      if (!area) throw new Error('the heading is not in the area of the caption');
      return area.scrollHeight - area.clientHeight;
    });
  }
}
