import type { StopLabelKind } from '@cae-map/contract/entities/map-tileset';
import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The names that a kind of label shows. */
export interface LabelNames {
  readonly language: ContentLanguage;
  readonly showsModernNames: boolean;
}

export const labelKindNames: Readonly<Record<StopLabelKind, LabelNames>> = {
  ru: { language: 'ru', showsModernNames: false },
  en: { language: 'en', showsModernNames: false },
  ru_modern: { language: 'ru', showsModernNames: true },
  en_modern: { language: 'en', showsModernNames: true },
};

/** Creates a value for each kind of labels. */
export function byLabelKind<Value>(create: (kind: StopLabelKind) => Value): Record<StopLabelKind, Value> {
  return {
    ru: create('ru'),
    en: create('en'),
    ru_modern: create('ru_modern'),
    en_modern: create('en_modern'),
  };
}
