import type { Download, Locator } from '@playwright/test';
import { researchToolMessages } from '../../messages/research-tool-messages.ts';
import { Driver, type Language } from '../driver.ts';

type ResearchLabels = (typeof researchToolMessages)[Language];

/** The tools of researchers: the indicator of their mode and the export of the route. */
export class ResearchTools extends Driver {
  get labels(): ResearchLabels {
    return researchToolMessages[this.language];
  }

  /** The indicator in the header. */
  get indicator(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.labels.mode });
  }

  /** The same after the magic link of editors. */
  get adminIndicator(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.labels.adminMode });
  }

  get leaveButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.leave });
  }

  /** Opens a tool from the map, where it is a button or a row of the menu of further controls. */
  async choose(tool: 'exportRoute' | 'bookmarks' | 'yearColours'): Promise<void> {
    const control = this.control(tool);
    const more = this.page.getByRole('button', { name: this.labels.more });
    await control.or(more).first().waitFor();
    if (!(await control.isVisible())) await more.click();
    await control.click();
  }

  control(tool: 'exportRoute' | 'bookmarks' | 'yearColours'): Locator {
    return this.page.getByRole('button', { name: this.labels[tool], exact: true });
  }

  get exportDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.labels.exportTitle });
  }

  get from(): Locator {
    return this.exportDialog.getByLabel(this.labels.from, { exact: true });
  }

  get to(): Locator {
    return this.exportDialog.getByLabel(this.labels.to, { exact: true });
  }

  get zoom(): Locator {
    return this.exportDialog.getByRole('slider');
  }

  /** The radio button of a format. */
  format(name: string): Locator {
    return this.exportDialog.getByRole('radio', { name, exact: true });
  }

  get summary(): Locator {
    return this.exportDialog.getByRole('status').first();
  }

  get downloadButton(): Locator {
    return this.exportDialog.getByRole('button', { name: this.labels.download });
  }

  get cancelButton(): Locator {
    return this.exportDialog.getByRole('button', { name: this.labels.cancel });
  }

  /** Starts the export and returns the saved file. */
  async download(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.downloadButton.click();
    return download;
  }

  /** The list of bookmarks. */
  get bookmarks(): Locator {
    return this.page.getByRole('dialog', { name: this.labels.bookmarks });
  }

  get bookmarkRows(): Locator {
    return this.bookmarks.getByRole('listitem');
  }

  get bookmarkName(): Locator {
    return this.bookmarks.getByLabel(this.labels.bookmark.name, { exact: true });
  }

  /** A button of the list, or the first one of its kind in a row. */
  bookmarkButton(name: Exclude<keyof ResearchLabels['bookmark'], 'name'>): Locator {
    return this.bookmarks.getByRole('button', { name: this.labels.bookmark[name] }).first();
  }

  /** Stores bookmarks in the browser. Call it before the page is opened. */
  async storeBookmarks(bookmarks: readonly object[]): Promise<void> {
    await this.page.addInitScript(
      (text) => localStorage.setItem('bookmarks', text),
      JSON.stringify(bookmarks),
    );
  }

  /** Chooses a file to import. */
  async importBookmarks(path: string): Promise<void> {
    await this.bookmarks.locator('input[type="file"]').setInputFiles(path);
  }
}
