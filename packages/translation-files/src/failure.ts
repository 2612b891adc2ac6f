import type { TranslationFileFailure } from '@cae-map/contract/entities/translations/translation-file';

/** A file that cannot be read, with a code that the application translates. */
export class TranslationFileError extends Error {
  override readonly name = 'TranslationFileError';
  readonly code: TranslationFileFailure;
  /** What the message needs: the line, the column, the bound. `reason` is in English, for logs. */
  readonly data: Readonly<Record<string, string | number>>;

  constructor(code: TranslationFileFailure, data: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(data)}`);
    this.code = code;
    this.data = data;
  }
}
