import type { FrameLocator, Locator } from '@playwright/test';
import { Driver } from './driver.ts';

const shareMessages = {
  ru: {
    title: 'Поделиться',
    copyLink: 'Скопировать ссылку',
    embed: 'Встроить',
    code: 'Код для вставки',
    preview: 'Так это будет выглядеть',
  },
  en: {
    title: 'Share',
    copyLink: 'Copy the link',
    embed: 'Embed',
    code: 'Code to paste',
    preview: 'How it will look',
  },
} as const;

/** The dialog that shares what is open. */
export class Share extends Driver {
  get #labels() {
    return shareMessages[this.language];
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.#labels.title });
  }

  get copyLinkButton(): Locator {
    return this.dialog.getByRole('button', { name: this.#labels.copyLink });
  }

  get embedButton(): Locator {
    return this.dialog.getByRole('button', { name: this.#labels.embed });
  }

  /** The code of the embedded page. */
  get code(): Locator {
    return this.dialog.getByRole('textbox', { name: this.#labels.code });
  }

  get preview(): FrameLocator {
    return this.dialog.frameLocator(`iframe[title="${this.#labels.preview}"]`);
  }
}
