import { isVisible } from '@cae-map/contract/visible-character';
import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';
import { decodeEntity, entityPattern } from '../../texts/html-entities.ts';
import { scanHtml } from '../../texts/tag-scanner.ts';

/** What the status of a field depends on besides the stored status. */
export interface FieldValues {
  /** Whether the field has a translation with a visible character. */
  readonly hasTranslation: boolean;
  /** Whether the source has changed since the translation was made, as the hash of the source that is stored with it shows. */
  readonly isSourceChanged: boolean;
}

/** Whether a field shows something: tags, white space and characters of zero width do not. Stops at the first visible character. */
export function isVisibleField(value: string, format: TranslatableFormat): boolean {
  if (format === 'plain') return isVisible(value);
  for (const token of scanHtml(value)) {
    if (token.kind !== 'text') continue;
    const text = value.slice(token.start, token.end);
    if (isVisible(text.includes('&') ? text.replace(entityPattern, decodeEntity) : text)) return true;
  }
  return false;
}
