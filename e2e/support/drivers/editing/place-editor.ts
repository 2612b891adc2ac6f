import type { Locator } from '@playwright/test';
import { placeMessages } from '../../messages/place-messages.ts';
import { Driver } from '../driver.ts';

/** The screens of the administration of places: the list and the editor of a place. */
export class PlaceEditor extends Driver {
  get labels(): (typeof placeMessages)[Driver['language']] {
    return placeMessages[this.language];
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: this.labels.grid });
  }

  /** The titles in the list, of all rows or of those with a text. */
  titles(text?: string): Locator {
    return this.grid
      .getByRole('row')
      .filter(text === undefined ? {} : { hasText: text })
      .getByRole('link');
  }

  async filterBy(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.labels.search }).fill(text);
  }

  insertAfterButton(title: string): Locator {
    return this.grid.getByRole('button', { name: this.labels.insertAfter(title) });
  }

  /** A field of the editor by its label. */
  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** A view of the editor: the fields, the preview or the history. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** The buttons of the history that put earlier values into the fields, the latest change first. */
  get revertButtons(): Locator {
    return this.button(this.labels.revert);
  }

  /** What was done last, with the offer to undo it. */
  done(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }
}
