import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Page } from '@playwright/test';
import { messages } from '../messages/messages.ts';

export type Language = ContentLanguage;
export type Layout = 'desktop' | 'phone';

/** The browser page that a driver works on, and the language and layout of its visitor. */
export interface DriverContext {
  readonly page: Page;
  readonly language: Language;
  readonly layout: Layout;
}

/** Base class of the page objects. Tests use drivers; only drivers contain selectors. */
export class Driver implements DriverContext {
  readonly page: Page;
  readonly language: Language;
  readonly layout: Layout;

  constructor({ page, language, layout }: DriverContext) {
    this.page = page;
    this.language = language;
    this.layout = layout;
  }

  /** The interface messages in the visitor's language. */
  get messages(): (typeof messages)[Language] {
    return messages[this.language];
  }
}
