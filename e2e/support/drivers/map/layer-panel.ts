import type { Locator } from '@playwright/test';
import { Driver } from '../driver.ts';
import { MapTools } from './map-tools.ts';

/** The panel in which the base layer is chosen. */
export class LayerPanel extends Driver {
  get #labels(): Driver['messages']['layers'] {
    return this.messages.layers;
  }

  /** Opens the panel; on a phone by the menu of further controls. */
  async open(): Promise<void> {
    if (this.layout === 'phone') await new MapTools(this).moreButton.click();
    await this.page
      .locator('button[aria-pressed]')
      .and(this.page.getByLabel(this.#labels.title, { exact: true }))
      .click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.#labels.title });
  }

  /** The radio button of a layer, or the check box of an overlay, by the text of its label. */
  layer(title: string): Locator {
    return this.dialog.getByRole('radio', { name: title });
  }

  overlay(title: string): Locator {
    return this.dialog.getByRole('checkbox', { name: title });
  }

  /** The question whether maps of other companies may be requested. */
  question(title: string): Locator {
    return this.dialog.getByRole('heading', { name: title });
  }

  get agreeButton(): Locator {
    return this.dialog.getByRole('button', { name: this.#labels.agree, exact: true });
  }

  get declineButton(): Locator {
    return this.dialog.getByRole('button', { name: this.#labels.decline });
  }

  get withdrawButton(): Locator {
    return this.dialog.getByRole('button', { name: this.#labels.withdraw });
  }

  /** The button of the notice that a link leads to a map of another company. */
  get showLinkedButton(): Locator {
    return this.page.getByRole('button', { name: this.#labels.showLinked });
  }

  credit(text: string): Locator {
    return this.page.getByRole('link', { name: text });
  }
}
