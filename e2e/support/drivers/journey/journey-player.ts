import type { Locator } from '@playwright/test';
import { Driver } from '../driver.ts';

/** The journey player: its bar, the travellers on the map, and the day in the pane. */
export class JourneyPlayer extends Driver {
  get #labels(): Driver['messages']['journey'] {
    return this.messages.journey;
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: this.#labels.label });
  }

  /** The timeline slider. Its value text is the day and the place. */
  get slider(): Locator {
    return this.bar.getByRole('slider');
  }

  /** The heights above the scale, which are hidden from screen readers. */
  get skyline(): Locator {
    return this.bar.locator('[data-journey-skyline]');
  }

  /** The mark on the map at the position to which the mouse points on the scale. */
  get pointedMark(): Locator {
    return this.page.locator('[data-journey-pointed]');
  }

  get playButton(): Locator {
    return this.bar.getByRole('button', { name: this.#labels.play });
  }

  get pauseButton(): Locator {
    return this.bar.getByRole('button', { name: this.#labels.pause });
  }

  /** A button of the animation that runs along the whole route when the map opens. */
  animationButton(action: 'pause' | 'resume' | 'stop'): Locator {
    return this.page.getByRole('button', { name: this.#labels.animation[action], exact: true });
  }

  get collapseButton(): Locator {
    return this.bar.getByRole('button', { name: this.#labels.collapse });
  }

  get expandButton(): Locator {
    return this.bar.getByRole('button', { name: this.#labels.expand });
  }

  /** Makes the camera follow the travellers again; shown while it does not. */
  get followButton(): Locator {
    return this.bar.getByRole('button', { name: this.#labels.follow });
  }

  get optionsButton(): Locator {
    return this.bar.getByRole('button', { name: this.#labels.options });
  }

  /** A radio button in the options popover. */
  option(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  get showWholeRouteButton(): Locator {
    return this.page.getByRole('button', { name: this.#labels.wholeRoute });
  }

  /** The live region of the player. */
  get announcement(): Locator {
    return this.page.locator('[data-journey-said]');
  }

  /** The icon of the travellers on the map. */
  get travellersIcon(): Locator {
    return this.page.locator('[data-journey-mark] > :first-child');
  }

  /** The link to the next diary entry, in the pane during playback. */
  get nextEntryLink(): Locator {
    return this.page.getByRole('link', { name: this.#labels.nextEntry });
  }

  /** The text of the day in the pane during playback. */
  get playingText(): Locator {
    return this.page.locator('article [class*="texts"] > p[lang]');
  }

  /** The section of the pane about the current day. */
  get daySection(): Locator {
    return this.page.getByRole('region', { name: this.#labels.today });
  }

  /** Drags the handle from the middle of the slider to a position between 0 and 1. */
  async dragHandleTo(position: number): Promise<void> {
    // Waits until the slider does not move any more, and moves the pointer to its centre.
    await this.slider.hover();
    const box = await this.slider.boundingBox();
    if (box === null) throw new Error('the slider is not visible');
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + box.width * position, box.y + box.height * 0.5, { steps: 4 });
    await this.page.mouse.up();
  }

  /** The position of the handle on the slider, between 0 and 1. */
  async handlePosition(): Promise<number> {
    return this.slider
      .locator(':scope > div')
      .last()
      .evaluate((handle) => {
        const slider = handle.parentElement?.getBoundingClientRect();
        return slider ? (handle.getBoundingClientRect().left - slider.left) / slider.width : Number.NaN;
      });
  }
}
