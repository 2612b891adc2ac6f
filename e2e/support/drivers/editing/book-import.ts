import type { Locator } from '@playwright/test';
import { bookImportMessages } from '../../messages/book-import-messages.ts';
import { Driver } from '../driver.ts';

/** The screen on which a file is read as a book. */
export class BookImport extends Driver {
  get labels(): (typeof bookImportMessages)[Driver['language']] {
    return bookImportMessages[this.language];
  }

  /** Chooses a file, as its dialog does. */
  async choose(name: string, contents: string | Buffer): Promise<void> {
    const buffer = Buffer.from(contents);
    await this.page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  }

  /** What an editor should look at. */
  get doubts(): Locator {
    return this.page.getByRole('region', { name: this.labels.doubts }).getByRole('listitem');
  }

  /** A place or a person whose name becomes a link. */
  name(name: RegExp): Locator {
    return this.page.getByRole('region', { name: this.labels.names }).getByRole('checkbox', { name });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
