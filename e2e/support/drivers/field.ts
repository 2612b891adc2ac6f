import type { Locator } from '@playwright/test';
import { fieldMessages } from '../messages/field-messages.ts';
import { Driver } from './driver.ts';

/** The pages for travellers on the spot. */
export class Field extends Driver {
  get labels(): (typeof fieldMessages)[Driver['language']] {
    return fieldMessages[this.language];
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The part about the nearest stop. */
  get nearest(): Locator {
    return this.page.getByRole('region', { name: this.labels.nearest });
  }

  /** The link from the nearest stop to the form for a note. */
  get iAmHere(): Locator {
    return this.nearest.getByRole('link', { name: this.labels.iAmHere });
  }

  get radar(): Locator {
    return this.page.getByRole('img', { name: this.labels.radar });
  }

  /** The picture over the camera. */
  get ghost(): Locator {
    return this.page.getByRole('img', { name: this.labels.stage });
  }

  /** The camera and the picture over it. */
  get stage(): Locator {
    return this.page.getByRole('group', { name: this.labels.stage });
  }

  /** Resolves when the camera shows a picture. */
  async waitForCamera(): Promise<void> {
    await this.page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  }

  get preview(): Locator {
    return this.page.getByRole('img', { name: this.labels.preview });
  }

  get remark(): Locator {
    return this.page.getByLabel(this.labels.remark, { exact: true });
  }

  /** The notes of the outbox with a state. */
  notes(state: keyof Field['labels']['states']): Locator {
    return this.page.locator(`li[data-state="${state}"]`).filter({ hasText: this.labels.states[state] });
  }

  /** What editors see of where a note was made. */
  get observed(): Locator {
    return this.page.getByRole('list', { name: this.labels.observed });
  }
}
