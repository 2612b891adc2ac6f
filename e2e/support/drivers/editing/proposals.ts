import type { Locator } from '@playwright/test';
import { proposalMessages } from '../../messages/proposal-messages.ts';
import { Driver } from '../driver.ts';
import type { Picture } from './image-library.ts';

/** The form in which visitors propose corrections, and the screen on which editors decide about them. */
export class Proposals extends Driver {
  get labels(): (typeof proposalMessages)[Driver['language']] {
    return proposalMessages[this.language];
  }

  /** The button of a record that opens the form. */
  suggestButton(title: string): Locator {
    return this.page.getByRole('button', { name: this.labels.suggest(title), exact: true });
  }

  get form(): Locator {
    return this.page.getByRole('dialog', { name: this.labels.suggestTitle });
  }

  /** A button of the form. */
  formButton(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true });
  }

  /** A field of the form. */
  formField(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  /** The panel that is open while a position is chosen on the map. */
  get placingPanel(): Locator {
    return this.page.getByRole('region', { name: this.labels.placing });
  }

  /** Lets the test choose files from now on. Without a lasting listener the browser may open a dialog of its own. */
  takeOverFileChoice(): void {
    this.page.on('filechooser', () => undefined);
  }

  /** Opens the file chooser with the keyboard and selects a file. */
  async choosePhotograph(picture: Picture): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await chooser).setFiles(picture);
  }

  /** The proposals on the screen of the editors. */
  get listed(): Locator {
    return this.page.getByRole('region', { name: this.labels.review }).getByRole('listitem');
  }

  /** The photograph of the first proposal. */
  get photograph(): Locator {
    return this.listed.first().getByRole('img', { name: this.labels.photograph });
  }

  /** The present value of the only field that the first proposal changes. */
  get presentValue(): Locator {
    return this.listed.first().locator('del');
  }

  get proposedValue(): Locator {
    return this.listed.first().locator('ins');
  }

  /** A button of the first proposal. */
  button(name: string): Locator {
    return this.listed.first().getByRole('button', { name, exact: true });
  }

  /** A field of the first proposal. */
  field(label: string): Locator {
    return this.listed.first().getByLabel(label, { exact: true });
  }
}
