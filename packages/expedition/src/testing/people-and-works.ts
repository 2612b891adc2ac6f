import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { WorkRecord } from '@cae-map/contract/entities/work';

/** A valid work; `fields` overrides its values. */
export function aWork(fields: Partial<WorkRecord> = {}): WorkRecord {
  return {
    work_id: 'trails',
    kind: 'diary',
    author_ru: 'Ю. Н. Рерих',
    author_en: 'George Roerich',
    title_ru: 'По тропам Срединной Азии',
    title_en: 'Trails to Inmost Asia',
    year: 1931,
    publication_ru: 'Нью-Хейвен',
    publication_en: 'New Haven',
    url: null,
    note_ru: '',
    note_en: '',
    ...fields,
  };
}

/** A valid person; `fields` overrides its values. */
export function aPerson(fields: Partial<PersonRecord> = {}): PersonRecord {
  return {
    person_id: 'lobzang',
    group: 'member',
    name_ru: 'Лобзанг',
    name_en: 'Lobzang',
    other_names: 'Lobsang',
    born: '',
    died: '',
    role_ru: 'каравановожатый',
    role_en: 'caravan leader',
    about_ru: '<p>Вёл караван.</p>',
    about_en: '<p>He led the caravan.</p>',
    fate_ru: '',
    fate_en: '',
    stretches: [],
    sources: [],
    ...fields,
  };
}
