import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { TextInLanguage } from '@cae-map/expedition/titles';

/**
 * The field `path_ref_req_info` has no English twin; editors write 'по-русски / in English' in it. Gives the half in
 * the visitor's language, the whole when it is not written so, and null when it is empty.
 */
export function researchNote(info: string, language: ContentLanguage): TextInLanguage | null {
  if (info.trim() === '') return null;
  const [russian = '', english] = info.split(' / ');
  if (english === undefined) return { text: info, language: /[А-Яа-я]/.test(info) ? 'ru' : 'en' };
  return language === 'ru' ? { text: russian, language } : { text: english, language };
}
