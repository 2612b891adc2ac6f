import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';

const names = {
  ru: { find: 'Поиск в книге', field: 'Слово или часть слова' },
  en: { find: 'Find in the book', field: 'A word or a part of one' },
} as const;

/** The reader of a chapter. */
export class Reader extends Driver {
  get article(): Locator {
    return this.page.getByRole('main').getByRole('article').first();
  }

  get texts(): Locator {
    return this.article.locator('[data-text]');
  }

  /** The parts of sentences that the browser has found. */
  get sentences(): Locator {
    return this.article.locator('[data-sentence]');
  }

  /** The translation that is open below its sentence. */
  get twin(): Locator {
    return this.article.locator('[data-twin]');
  }

  get markedSentences(): Locator {
    return this.article.locator('[data-mark]');
  }

  get continueLink(): Locator {
    const name = { ru: /^Продолжить чтение/, en: /^Continue reading/ }[this.language];
    return this.page.getByRole('link', { name });
  }

  /** The lists of photographs below the texts. */
  get photographs(): Locator {
    return this.article.locator('[data-pictures] a');
  }

  get findField(): Locator {
    return this.page.getByRole('searchbox', { name: names[this.language].field });
  }

  get findResults(): Locator {
    return this.page.getByRole('dialog', { name: names[this.language].find }).getByRole('link');
  }

  /** The first part of the sentence that is read aloud. */
  get spokenSentence(): Locator {
    return this.article.locator('[data-mark="spoken"]').first();
  }

  /** Replaces the speech of the browser by one with these voices, whose sentences end by `finishSentence`. */
  async addVoices(languages: readonly string[]): Promise<void> {
    await this.page.addInitScript((wanted) => {
      const voices = wanted.map((lang) => ({ lang, localService: true }));
      class Utterance extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      const state: { current: Utterance | null; last: string } = { current: null, last: '' };
      const speech = Object.assign(new EventTarget(), {
        state,
        getVoices: () => voices,
        cancel: () => {
          state.current = null;
        },
        speak: (utterance: Utterance) => {
          state.current = utterance;
          state.last = utterance.text;
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: speech });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    }, languages);
  }

  /** The text of the last utterance. */
  async lastSpoken(): Promise<string> {
    return await this.page.evaluate(() => String(Reflect.get(window.speechSynthesis, 'state').last));
  }

  /** Whether an utterance is being spoken. */
  async isSpeaking(): Promise<boolean> {
    return await this.page.evaluate(() => Reflect.get(window.speechSynthesis, 'state').current !== null);
  }

  /** Ends the current utterance. */
  async finishSentence(): Promise<void> {
    await this.page.evaluate(() => {
      Reflect.get(window.speechSynthesis, 'state').current?.dispatchEvent(new Event('end'));
    });
  }

  /** Opens a page with stored settings of the reader. */
  async storeSettings(settings: object): Promise<void> {
    await this.page.addInitScript(
      (stored) => localStorage.setItem('readerOptions', stored),
      JSON.stringify(settings),
    );
  }

  /** The letters, spaces included, in each full line of the first paragraphs. */
  async lettersInLines(): Promise<number[]> {
    return await this.article.locator('[data-text] p').evaluateAll((paragraphs) =>
      paragraphs.slice(0, 12).flatMap((paragraph) => {
        const counts = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { bottom, width } = range.getBoundingClientRect();
            if (width === 0) continue;
            // Letters of links and of the text have the same line, but not exactly the same box.
            const line = Math.round(bottom / 12);
            counts.set(line, (counts.get(line) ?? 0) + 1);
          }
        }
        return [...counts.values()].slice(0, -1);
      }),
    );
  }

  /** Whether the background of the page is light or dark. */
  async pageLightness(): Promise<'light' | 'dark'> {
    const [red = 0] = await this.page.locator('body').evaluate(
      (body) =>
        getComputedStyle(body)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    );
    return red > 127 ? 'light' : 'dark';
  }

  /** The card of a name in the text. */
  get nameCard(): Locator {
    return this.article.locator('[data-name-card]');
  }

  /** By how many pixels the page is wider than the window. */
  async horizontalOverflow(): Promise<number> {
    return await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }

  /** Scrolls a text to the middle of the window. */
  async scrollTo(text: Locator): Promise<void> {
    await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }
}
