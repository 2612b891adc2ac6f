import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { Bilingual } from '../dictionary/table.ts';

/** A licence under which a part of the data is published. */
export interface Licence {
  /** The identifier of SPDX. */
  readonly name: string;
  readonly url: string;
  readonly title: string;
}

/** The licence of the texts, the data and the illustrations of the project. */
export const dataLicence: Licence = {
  name: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  title: 'Creative Commons Attribution 4.0 International',
};

/** Who is named as the author of the data. */
export const projectName: Bilingual = { ru: 'Участники проекта CAE Map', en: 'The CAE Map contributors' };

const publicDomainUrl = 'https://creativecommons.org/publicdomain/mark/1.0/';

/**
 * The licence under which everyone may pass the file of a picture on, by the licence that its record names; null if there is none.
 * Licences that restrict the use (NC, ND), unknown ones and an empty field do not allow it. Illustrations are made by the project.
 */
export function sharedLicenceOf({
  licence,
  is_illustration,
}: Pick<ImageRecord, 'licence' | 'is_illustration'>): Licence | null {
  const text = licence.trim();
  if (text === '') return is_illustration ? dataLicence : null;
  if (/^(?:public domain|pdm|общественное достояние)\b/i.test(text) || /^общественное достояние$/i.test(text))
    return { name: 'PDM', url: publicDomainUrl, title: 'Public Domain Mark 1.0' };
  if (/^cc0(?:[ -]?1\.0)?$/i.test(text))
    return { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/', title: 'CC0 1.0' };
  const [, alike = '', version = ''] = /^cc[ -]by(-sa)?[ -](\d\.\d)$/i.exec(text) ?? [];
  if (version === '') return null;
  const kind = `by${alike.toLowerCase()}`;
  return {
    name: `CC-${kind.toUpperCase()}-${version}`,
    url: `https://creativecommons.org/licenses/${kind}/${version}/`,
    title: `CC ${kind.toUpperCase()} ${version}`,
  };
}
