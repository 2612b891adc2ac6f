import type { Locator } from '@playwright/test';
import { Touch } from '../../browser/touch.ts';
import { centreOf } from '../../geometry.ts';
import { imageMessages } from '../../messages/image-messages.ts';
import { Driver } from '../driver.ts';

/** A file to upload. */
export interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The screens of the administration of images. */
export class ImageLibrary extends Driver {
  get labels(): (typeof imageMessages)[Driver['language']] {
    return imageMessages[this.language];
  }

  /** Chooses files on the screen of the uploads. */
  async choose(pictures: readonly Picture[]): Promise<void> {
    await this.page.locator('input[type="file"][multiple]').setInputFiles([...pictures]);
  }

  /** How many of the files are added. */
  get uploadSummary(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.labels.summary });
  }

  /** The Russian caption of the uploaded file with a name. */
  captionOf(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('textbox', { name: this.labels.caption });
  }

  get grid(): Locator {
    return this.page.getByRole('listbox', { name: this.labels.grid });
  }

  /** The tiles whose names contain a text. */
  tiles(text: string): Locator {
    return this.grid.getByRole('option', { name: text });
  }

  /** Drags the second tile by its handle to the first one with a finger. */
  async dragSecondByTouch(): Promise<void> {
    const [first, second] = [this.tiles('').nth(0), this.tiles('').nth(1)];
    const handle = await centreOf(second.getByTitle(this.labels.drag));
    const [target, origin] = [await centreOf(first), await centreOf(second)];
    const end = { x: handle.x + target.x - origin.x, y: handle.y + target.y - origin.y };
    await new Touch(this.page).swipe(handle, end, 400);
  }

  async filterBy(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.labels.search }).fill(text);
  }

  async sortAs(order: string): Promise<void> {
    await this.page
      .getByRole('combobox', { name: this.labels.order, exact: true })
      .selectOption({ label: order });
  }

  /** A field of the editor by its label. */
  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** What was done last, with the offer to undo it. */
  get done(): Locator {
    return this.page
      .getByRole('status')
      .filter({ has: this.page.getByRole('button', { name: this.labels.undo, exact: true }) });
  }
}
