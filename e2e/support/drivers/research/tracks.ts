import type { Locator } from '@playwright/test';
import { tracksMessages } from '../../messages/tracks-messages.ts';
import { Driver, type Language } from '../driver.ts';
import { MapTools } from '../map/map-tools.ts';

/** A file that a test adds. */
export interface TestFile {
  readonly name: string;
  readonly text: string;
}

/** The tab of the tracks in the sheet. */
export class Tracks extends Driver {
  get labels(): (typeof tracksMessages)[Language] {
    return tracksMessages[this.language];
  }

  /** Opens the tab by the menu of further controls, on a phone by the tab of the sheet. */
  async open(): Promise<void> {
    if (this.layout !== 'phone') await new MapTools(this).moreButton.click();
    const opener = this.layout === 'phone' ? '[aria-current]' : '[aria-pressed]';
    const button = this.page.getByRole('button', { name: this.labels.title, exact: true });
    await button.and(this.page.locator(opener)).click();
    await this.heading.waitFor();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: this.labels.title, exact: true });
  }

  get empty(): Locator {
    return this.page.getByText(this.labels.empty, { exact: true });
  }

  /** Chooses files in the dialog of the browser. */
  async choose(...files: readonly TestFile[]): Promise<void> {
    await this.page
      .getByLabel(this.labels.choose)
      .setInputFiles(files.map(({ name, text }) => ({ name, mimeType: '', buffer: Buffer.from(text) })));
  }

  /** Chooses a file of the disk. */
  async chooseFile(path: string): Promise<void> {
    await this.page.getByLabel(this.labels.choose).setInputFiles(path);
  }

  /** Drags files over the map; `drop` drops them. */
  async drag({ name, text }: TestFile): Promise<{ drop: () => Promise<void> }> {
    const dataTransfer = await this.page.evaluateHandle(
      (file) => {
        const data = new DataTransfer();
        data.items.add(new File([file.text], file.name));
        return data;
      },
      { name, text },
    );
    const map = this.page.locator('canvas').first();
    await map.dispatchEvent('dragover', { dataTransfer });
    return { drop: () => map.dispatchEvent('drop', { dataTransfer }) };
  }

  get dropHint(): Locator {
    return this.page.getByText(this.labels.drop, { exact: true });
  }

  /** The messages about files that were not added. */
  get problems(): Locator {
    return this.page.getByRole('alert').getByRole('listitem');
  }

  async dismissProblem(file: string): Promise<void> {
    await this.page.getByRole('button', { name: this.labels.dismiss(file) }).click();
  }

  /** The button with the name of a track, which opens its details. */
  track(name: string): Locator {
    return this.page.locator('[data-track]').getByRole('button', { name }).first();
  }

  showButton(name: string): Locator {
    return this.page.getByRole('button', { name: this.labels.show(name) });
  }

  get removeButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.remove, exact: true });
  }

  get undoButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.undo, exact: true });
  }

  removedMessage(name: string): Locator {
    return this.page.getByText(this.labels.removed(name));
  }

  /** Renames the open track. */
  async rename(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.labels.details, exact: true }).click();
    const field = this.page.getByLabel(this.labels.newName);
    await field.fill(name);
    await field.press('Enter');
  }

  color(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  /** The profile of the open track. */
  get profile(): Locator {
    return this.page.getByRole('slider', { name: this.labels.point });
  }

  /** The links to the stops of the expedition on the day of the marked point. */
  get stopsOfSameDay(): Locator {
    const heading = this.page.getByRole('heading', { name: this.labels.sameDay });
    return this.page.locator('section').filter({ has: heading }).getByRole('link');
  }
}
