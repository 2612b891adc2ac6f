import { kindMessages } from './kind-en.ts';

/** English messages about people. */
export const person = kindMessages({
  editor: 'Edit person',
  intro: 'The name, years of life, role and account in both languages.',
  newTitle: 'New person',
  create: 'Add the person',
  list: 'People',
  listIntro: 'The people of the expedition in the order in which readers see them.',
  add: 'New person',
  search: 'Name, other spelling or role',
  changes: 'Changes of people',
  deleted: 'Deleted people',
  required: 'The record cannot be saved without this field.',
  sections: { names: 'Name', life: 'Life', about: 'Account', journey: 'On the journey', sources: 'Sources' },
  names: {
    name_ru: 'Name in Russian',
    name_en: 'Name in English',
    other_names: 'Other spellings',
    person_id: 'Name in the address of the page',
    group: 'Group',
    born: 'Year of birth',
    died: 'Year of death',
    role_ru: 'Role in Russian',
    role_en: 'Role in English',
    about_ru: 'Account in Russian',
    about_en: 'Account in English',
    fate_ru: 'What came after, in Russian',
    fate_en: 'What came after, in English',
    stretches: 'Parts of the way with the expedition',
    sources: 'What the account rests on',
  },
  help: {
    other_names: 'Separated by semicolons. The search finds the person by them.',
    person_id:
      'Latin letters and hyphens, such as konstantin-ryabinin. It does not change later: links have it.',
    born: 'Such as 1877, or c. 1877 if the year is approximate.',
    died: 'Such as 1930, or c. 1930 if the year is approximate.',
    role_ru: 'Who the person was on this journey, a phrase.',
    role_en: 'Who the person was on this journey, a phrase.',
    stretches: 'From one stop to another. Both are the same for a meeting.',
    sources: 'The main work first. A page only if it was seen.',
  },
  values: {
    group: {
      family: 'The Roerich family',
      member: 'Members of the expedition',
      companion: 'Companions for part of the way',
      official: 'Consuls, governors and hosts',
      other: 'Others',
    },
  },
});
