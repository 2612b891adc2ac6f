import type { Locator } from '@playwright/test';
import { sheetMessages } from '../messages/sheet-messages.ts';
import { Driver } from './driver.ts';

/** The list of the hotkeys. */
export class HotkeyHelp extends Driver {
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: sheetMessages[this.language].keys });
  }

  get closeButton(): Locator {
    return this.dialog.getByRole('button', { name: sheetMessages[this.language].closeKeys });
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: sheetMessages[this.language].keys });
  }
}
