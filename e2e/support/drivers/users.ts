import type { Locator } from '@playwright/test';
import { accountMessages } from '../messages/account-messages.ts';
import { Driver } from './driver.ts';

type Labels = (typeof accountMessages)[Driver['language']]['userList'];

/** The screen on which administrators manage users. */
export class Users extends Driver {
  get labels(): Labels {
    return accountMessages[this.language].userList;
  }

  /** The row of a user. */
  row(name: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  }

  get rows(): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${this.labels.actions('')}`) });
  }

  role(name: string): Locator {
    return this.page.getByLabel(this.labels.role(name), { exact: true });
  }

  /** A button of the row of a user. */
  action(name: string, label: string): Locator {
    return this.page
      .getByRole('group', { name: this.labels.actions(name), exact: true })
      .getByRole('button', { name: label, exact: true });
  }

  get search(): Locator {
    return this.page.getByRole('main').getByRole('searchbox', { name: this.labels.search });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Sends an invitation by the keyboard; the role is the one that is chosen first. */
  async invite(name: string, email: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.labels.invite, exact: true })
      .press('Enter');
    await this.dialog.getByLabel(this.labels.fullName, { exact: true }).fill(name);
    await this.dialog.getByLabel(this.labels.email, { exact: true }).fill(email);
    await this.dialog.getByLabel(this.labels.email, { exact: true }).press('Enter');
  }
}
