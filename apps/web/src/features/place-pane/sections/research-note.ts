import type { TextInLanguages } from '@cae-map/expedition/texts/titles';

/**
 * Splits the field `path_ref_req_info`, which contains both languages as 'по-русски / in English'. A note without a slash is
 * assigned by its script.
 */
export function researchNote(info: string): TextInLanguages {
  const [russian = '', english] = info.split(' / ');
  if (english !== undefined) return { ru: russian, en: english };
  return /\p{Script=Cyrillic}/u.test(info) ? { ru: info, en: '' } : { ru: '', en: info };
}
