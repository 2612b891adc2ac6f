import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

const welcomeMessages = {
  ru: {
    title: 'Центрально-Азиатская экспедиция',
    question: 'Выберите язык',
    announcement: 'Теперь и на английском',
    stay: 'Остаться на русском',
    card: 'С чего начать',
    look: 'Просто посмотреть',
    about: 'О карте экспедиции',
  },
  en: {
    title: 'Central Asian Expedition',
    question: 'Choose your language',
    announcement: 'Now in English too',
    stay: 'Stay with Russian',
    card: 'Where to begin',
    look: 'Just look',
    about: 'About the map',
  },
} as const;

/** The dialogs of a first visit. */
export class Welcome extends Driver {
  get #labels() {
    return welcomeMessages[this.language];
  }

  get question(): string {
    return this.#labels.question;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.#labels.title });
  }

  get announcement(): Locator {
    return this.page.getByRole('dialog', { name: this.#labels.announcement });
  }

  get stayButton(): Locator {
    return this.announcement.getByRole('button', { name: this.#labels.stay });
  }

  /** The dialog of search engines. */
  get about(): Locator {
    return this.page.getByRole('dialog', { name: this.#labels.about });
  }

  /** The card that offers the journey. */
  get card(): Locator {
    return this.page.getByRole('complementary', { name: this.#labels.card });
  }

  get lookButton(): Locator {
    return this.card.getByRole('button', { name: this.#labels.look });
  }

  languageButton(name: 'Русский' | 'English'): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** Clicks beside the dialog. */
  async clickBeside(): Promise<void> {
    await this.page.mouse.click(200, 90);
  }
}
