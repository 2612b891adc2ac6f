import { defineOptions } from './define-options.ts';
import { booleanOption } from './option-rules.ts';

/** What readers see of translations. */
export interface TranslationOptions {
  /** Marks the translations whose source has changed since they were made. */
  readonly marksOutdated: boolean;
}

export const translationOptions = defineOptions<TranslationOptions>('translationOptions', {
  marksOutdated: booleanOption(false),
});
