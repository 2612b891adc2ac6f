import type { Locator } from '@playwright/test';
import { Driver } from '../driver.ts';

/** Repeated from the product, so that an unintended change fails a test. */
const presenceMessages = {
  ru: {
    placeOpenBy: (name: string): string => `С этим местом сейчас работает также ${name}.`,
    imageOpenBy: (name: string): string => `С этим изображением сейчас работает также ${name}.`,
    placeInOtherWindow: 'Это место открыто у вас ещё и в другом окне.',
    placeClosed: 'Больше это место ни у кого не открыто.',
  },
  en: {
    placeOpenBy: (name: string): string => `${name} also has this place open.`,
    imageOpenBy: (name: string): string => `${name} also has this image open.`,
    placeInOtherWindow: 'You have this place open in another window too.',
    placeClosed: 'This place is not open anywhere else any more.',
  },
};

/** The note of an editor about the others that have the same record open. */
export class EditingPresence extends Driver {
  get labels(): (typeof presenceMessages)[Driver['language']] {
    return presenceMessages[this.language];
  }

  /** The note with a text; it is announced to screen readers. */
  note(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }
}
