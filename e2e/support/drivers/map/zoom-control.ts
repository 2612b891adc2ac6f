import type { Locator } from '@playwright/test';
import { Driver } from '../driver.ts';
import { MapView } from './map-view.ts';

/** The zoom level between the buttons, in either language. */
const levelSelector = 'span[title="Масштаб"], span[title="Zoom level"]';

/** The zoom buttons of the map and the level between them. */
export class ZoomControl extends Driver {
  /** Zooms in by one level and waits until the map is idle. */
  async zoomIn(): Promise<void> {
    const before = await this.level.textContent();
    await this.zoomInButton.click();
    await this.page.waitForFunction(
      ([selector, level]) => document.querySelector(selector)?.textContent === level,
      [levelSelector, String(Number(before) + 1)] as const,
    );
    await new MapView(this).waitForIdle();
  }

  get zoomInButton(): Locator {
    return this.page.getByRole('button', { name: this.messages.zoomIn });
  }

  get zoomOutButton(): Locator {
    return this.page.getByRole('button', { name: this.messages.zoomOut });
  }

  get level(): Locator {
    return this.page.locator(levelSelector);
  }
}
