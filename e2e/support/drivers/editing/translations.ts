import type { Locator } from '@playwright/test';
import { translationMessages } from '../../messages/translation-messages.ts';
import { Driver } from '../driver.ts';

/** The dashboard, the workbench and the review of translations. */
export class Translations extends Driver {
  get labels(): (typeof translationMessages)[Driver['language']] {
    return translationMessages[this.language];
  }

  /** The editor of a translation. */
  get target(): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: this.labels.target });
  }

  /** The box in which a newcomer writes. */
  get firstTarget(): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: this.labels.own });
  }

  get status(): Locator {
    return this.page.locator('[data-status]');
  }

  /** What was added to the source or to a translation. */
  get added(): Locator {
    return this.page.getByRole('main').locator('ins');
  }

  /** The first suggestion that waits for review. */
  get suggestion(): Locator {
    return this.page.getByRole('listitem', { name: this.labels.suggestion }).first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name });
  }

  text(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByText(text).first();
  }

  /** Writes a translation in place of the present one. */
  async write(text: string): Promise<void> {
    await this.target.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }
}
