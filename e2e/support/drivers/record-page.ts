import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

const names = {
  ru: { copy: 'Скопировать ссылку', bibtex: 'Скопировать BibTeX', page: 'Страница изображения' },
  en: { copy: 'Copy citation', bibtex: 'Copy BibTeX', page: 'Page of the picture' },
} as const;

/** The pages of days, texts, pictures, people and works. */
export class RecordPage extends Driver {
  private get main(): Locator {
    return this.page.getByRole('main');
  }

  get nextLink(): Locator {
    return this.main.locator('a[rel="next"]').first();
  }

  get previousLink(): Locator {
    return this.main.locator('a[rel="prev"]').first();
  }

  /** The first link to the page of a day, a text, a picture or a work. */
  linkTo(kind: 'day' | 'text' | 'picture' | 'work' | 'place' | 'days'): Locator {
    return this.main.locator(`a[href*="/${kind}/"]`).first();
  }

  /** The link to a day in the pane of a stop. */
  get dayOfStop(): Locator {
    return this.page.locator('header a[href*="/day/"]').first();
  }

  get breadcrumbs(): Locator {
    return this.main.locator('nav ol a');
  }

  /** The days of the calendar that have a page. */
  get calendarDays(): Locator {
    return this.main.getByRole('table').locator('a');
  }

  get currentDay(): Locator {
    return this.main.locator('[aria-current="date"]');
  }

  get citation(): Locator {
    return this.main.locator('section[aria-labelledby="cite"] p').first();
  }

  get copyButton(): Locator {
    return this.page.getByRole('button', { name: names[this.language].copy });
  }

  get copyBibtexButton(): Locator {
    return this.page.getByRole('button', { name: names[this.language].bibtex });
  }

  /** The page of the picture that the viewer shows. */
  get pictureInViewer(): Locator {
    return this.page.getByRole('link', { name: names[this.language].page });
  }

  /** The text of the twin of the open page in a format. */
  async fetchTwin(format: 'json' | 'geojson' | 'bib' | 'ris'): Promise<string> {
    const { origin, pathname } = new URL(this.page.url());
    const response = await this.page.request.get(`${origin}${pathname}.${format}`);
    return await response.text();
  }
}
