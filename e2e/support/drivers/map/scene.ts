import type { Locator } from '@playwright/test';
import { Driver } from '../driver.ts';

/** The names of the controls, repeated here so that an unintended change of a catalogue fails a test. */
const names = {
  ru: {
    turnRight: 'Повернуть вправо',
    next: 'Следующая остановка',
    play: 'Лететь',
    flat: 'Данные о высотах не загрузились: карта плоская.',
    unavailable: 'Браузер не смог показать карту в 3D. Вот главные стоянки пути.',
    list: 'Главные стоянки',
    link: 'Увидеть в 3D',
    chronicle: 'Хроника этих дней',
  },
  en: {
    turnRight: 'Turn right',
    next: 'Next stop',
    play: 'Fly',
    flat: 'The heights did not load: the map is flat.',
    unavailable: 'The browser could not show the map in 3D. These are the main stops of the route.',
    list: 'Main stops',
    link: 'See in 3D',
    chronicle: 'Chronicle of these days',
  },
} as const;

/** The 3D map and the flight. */
export class SceneDriver extends Driver {
  get names(): (typeof names)['ru' | 'en'] {
    return names[this.language];
  }

  /** The switch of the 3D map in the settings. */
  get setting(): Locator {
    return this.page.getByRole('switch', { name: /3D/ });
  }

  /** The link from a stop to the 3D map. */
  get link(): Locator {
    return this.page.getByRole('link', { name: this.names.link });
  }

  get turnRightButton(): Locator {
    return this.page.getByRole('button', { name: this.names.turnRight });
  }

  get nextButton(): Locator {
    return this.page.getByRole('button', { name: this.names.next });
  }

  get playButton(): Locator {
    return this.page.getByRole('button', { name: this.names.play, exact: true });
  }

  get listButton(): Locator {
    return this.page.getByRole('button', { name: this.names.list });
  }

  get chronicle(): Locator {
    return this.page.getByText(this.names.chronicle);
  }

  /** The stop in the panel: the selected one, or that of the flight. */
  stop(title: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: title });
  }

  /** A stop in the list. */
  listedStop(title: RegExp): Locator {
    return this.page.getByRole('listitem').getByRole('link', { name: title });
  }

  /** Waits until the scene has been created and its camera can be moved. */
  async waitForScene(): Promise<void> {
    await this.page.locator('.map-canvas canvas').waitFor();
    await this.page.locator('[data-state="shown"]').first().waitFor();
  }

  /** Makes the requests for heights fail: with status 404, a truncated body, or zeros. */
  async failHeights(): Promise<void> {
    await this.page.route(/\/atlas\/terrain\/[0-9a-f]+\//, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
  }
}
