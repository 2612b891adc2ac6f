import type { Locator } from '@playwright/test';
import { accountMessages } from '../messages/account-messages.ts';
import { Driver } from './driver.ts';

/** What a visitor signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The menu of accounts in the header, and the screens for signing in and the profile. */
export class Account extends Driver {
  get labels(): (typeof accountMessages)[Driver['language']] {
    return accountMessages[this.language];
  }

  get menuButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.labels.menu });
  }

  /** The links and the button of the opened menu. */
  get menuEntries(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('navigation', { name: this.labels.menu })
      .locator('a, button');
  }

  /** Opens the menu and activates an entry. */
  async choose(entry: string): Promise<void> {
    await this.menuButton.click();
    await this.menuEntries.filter({ hasText: entry }).click();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** A field by its label. */
  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** A button of the page, outside of the header. */
  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  get failure(): Locator {
    return this.page.getByRole('alert');
  }

  /** Fills in and submits the form of the login screen. */
  async logIn({ email, password }: Credentials): Promise<void> {
    await this.field(this.labels.email).fill(email);
    await this.field(this.labels.password).fill(password);
    await this.button(this.labels.login).click();
  }

  /** Fills in the form of a registration without submitting it. */
  async fillRegistration(
    { email, password }: Credentials,
    name: string,
    confirmation: string,
  ): Promise<void> {
    await this.field(this.labels.fullName).fill(name);
    await this.field(this.labels.email).fill(email);
    await this.field(this.labels.password).fill(password);
    await this.field(this.labels.confirmPassword).fill(confirmation);
  }

  /** The token and the account that the browser has stored. */
  async storedToken(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('token'));
  }
}
