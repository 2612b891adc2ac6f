import type { TextInLanguages } from '@cae-map/expedition/texts/titles';

/**
 * The field `path_ref_req_info` has no English twin; editors write 'по-русски / in English' in it. Gives both halves; a
 * note that is not written so counts for the language of its letters.
 */
export function researchNote(info: string): TextInLanguages {
  const [russian = '', english] = info.split(' / ');
  if (english !== undefined) return { ru: russian, en: english };
  return /\p{Script=Cyrillic}/u.test(info) ? { ru: info, en: '' } : { ru: '', en: info };
}
