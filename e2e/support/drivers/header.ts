import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

/** The header and, on a phone, the navigation bar at the bottom. */
export class Header extends Driver {
  get banner(): Locator {
    return this.page.getByRole('banner');
  }

  /** The link with the logo. */
  get homeLink(): Locator {
    return this.banner.getByRole('link').first();
  }

  get menuLinks(): Locator {
    return this.banner.getByRole('navigation').first().getByRole('link');
  }

  /** The visible menu link to a path, in the header or in the bottom bar. */
  menuLink(path: string): Locator {
    return this.page.locator(`nav a[href$="${path}"]`).filter({ visible: true }).first();
  }

  /** The texts of the menu links whose left or right end is clipped or covered. */
  async clippedMenuLinks(): Promise<readonly string[]> {
    return await this.menuLinks.evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, right, top, height } = link.getBoundingClientRect();
          return [left + 1, right - 1].some(
            (x) => !link.contains(document.elementFromPoint(x, top + height / 2)),
          );
        })
        .map((link) => link.textContent),
    );
  }

  /** The navigation bar at the bottom of a phone. */
  get bottomBar(): Locator {
    return this.page
      .locator('nav')
      .filter({ has: this.page.locator('a[href$="/guide"]') })
      .last();
  }

  /** The link to the current page in the other language. */
  get languageLink(): Locator {
    return this.page
      .getByRole('navigation', { name: this.messages.languageSwitcher })
      .getByRole('link', { name: this.messages.otherLanguage });
  }

  /** The rendered backgrounds of the link to the current language and of the other one. */
  async languageBackgrounds(): Promise<readonly string[]> {
    const links = this.page.getByRole('navigation', { name: this.messages.languageSwitcher }).locator('a');
    const backgrounds = await links.evaluateAll((elements) =>
      elements.map((element) => ({
        isCurrent: element.ariaCurrent !== null,
        background: getComputedStyle(element).backgroundColor,
      })),
    );
    return backgrounds
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
      .map(({ background }) => background);
  }

  async switchLanguage(): Promise<void> {
    await this.languageLink.click();
  }

  get skipLink(): Locator {
    return this.page.getByRole('link', { name: this.messages.skipToContent });
  }
}
