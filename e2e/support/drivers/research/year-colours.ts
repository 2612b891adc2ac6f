import type { Locator } from '@playwright/test';
import { researchToolMessages } from '../../messages/research-tool-messages.ts';
import { Driver, type Language } from '../driver.ts';

/** The panel in which a researcher tunes the colours of the years. */
export class YearColours extends Driver {
  get #labels(): (typeof researchToolMessages)[Language] {
    return researchToolMessages[this.language];
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: this.#labels.yearColoursTitle });
  }

  /** The colour field of a year. */
  field(year: number): Locator {
    return this.panel.locator('label', { hasText: String(year) }).locator('input');
  }

  get resetButton(): Locator {
    return this.panel.getByRole('button', { name: this.#labels.resetColours });
  }

  get closeButton(): Locator {
    return this.panel.getByRole('button', { name: this.#labels.closeColours });
  }
}
