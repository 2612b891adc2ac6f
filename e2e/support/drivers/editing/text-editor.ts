import type { Locator } from '@playwright/test';
import { textMessages } from '../../messages/text-messages.ts';
import { Driver } from '../driver.ts';

/** The editor of a text of a book. */
export class TextEditor extends Driver {
  get labels(): (typeof textMessages)[Driver['language']] {
    return textMessages[this.language];
  }

  /** The text in a language, as it looks. */
  content(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  /** The buttons that link names, which are there when the places are loaded. */
  get placeButtons(): Locator {
    return this.page.getByRole('button', { name: this.labels.place });
  }

  /** The records that can be linked to. */
  get records(): Locator {
    return this.page.getByRole('listbox', { name: this.labels.records }).getByRole('option');
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.save, exact: true });
  }

  /** Both versions of the text after a conflict with another save. */
  get conflict(): Locator {
    return this.page.getByRole('group', { name: this.labels.conflict });
  }

  /** Puts the caret at the end of a text. */
  async focusEnd(label: string): Promise<void> {
    await this.content(label).click();
    await this.page.keyboard.press('Control+End');
  }

  /** How many characters of a text are before the caret. */
  async charactersBeforeCaret(label: string): Promise<number> {
    return this.content(label).evaluate((element) => {
      const selection = getSelection();
      if (selection?.anchorNode === null || selection?.anchorNode === undefined) return -1;
      const range = document.createRange();
      range.setStart(element, 0);
      range.setEnd(selection.anchorNode, selection.anchorOffset);
      return range.toString().length;
    });
  }

  /** Pastes HTML at the caret, as the clipboard of another program has it. */
  async paste(label: string, html: string): Promise<void> {
    await this.content(label).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      clipboardData.setData('text/plain', '');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  }
}
