import { authorNames, type ContentRecords } from './content-files.ts';
import { textsWithoutPage } from './page-rule.ts';
import { readProse } from './prose.ts';
import { textsOutsideStays, unlinkedPeople, unlinkedPlaces, withoutSources } from './record-rules.ts';
import { misspelledNames, readSpellings } from './spelling-rule.ts';
import { translationsThatDisagree } from './translation-rules.ts';
import {
  attributionsWithBy,
  duplicateSentences,
  hyphensAsDashes,
  longParagraphs,
  missingTranslations,
  straightQuotes,
  type Violation,
} from './wording-rules.ts';

/** A rule of the content and the number of violations that are accepted. */
export interface ContentRule {
  readonly title: string;
  /** The most violations. It may be lowered, never raised. */
  readonly limit: number;
  /** Why violations are accepted; empty for a limit of 0. */
  readonly reason: string;
  readonly find: (content: ContentRecords) => readonly Violation[];
}

const spellings = readSpellings();

/** The rules of the content. */
export const contentRules: readonly ContentRule[] = [
  {
    title: 'names of places are linked',
    limit: 0,
    reason: '',
    find: unlinkedPlaces,
  },
  {
    title: 'names of people are linked',
    limit: 0,
    reason: '',
    find: unlinkedPeople,
  },
  {
    title: 'texts are of the days of their places',
    limit: 0,
    reason: '',
    find: textsOutsideStays,
  },
  {
    title: 'texts name their sources',
    limit: 0,
    reason: '',
    find: (content) => withoutSources(content, 'texts'),
  },
  {
    title: 'texts of the main route name a page of the travel books',
    limit: 0,
    reason: '',
    find: (content) => textsWithoutPage(content),
  },
  {
    title: 'places name their sources',
    limit: 0,
    reason: '',
    find: (content) => withoutSources(content, 'places'),
  },
  {
    title: 'people name their sources',
    limit: 0,
    reason: '',
    find: (content) => withoutSources(content, 'people'),
  },
  {
    title: 'no sentence is written twice',
    limit: 0,
    reason: '',
    find: (content) => duplicateSentences(readProse(content)),
  },
  {
    title: 'quotation marks and apostrophes are typographic',
    limit: 0,
    reason: '',
    find: (content) => straightQuotes(readProse(content)),
  },
  {
    title: 'dashes are not hyphens',
    limit: 0,
    reason: '',
    find: (content) => hyphensAsDashes(readProse(content)),
  },
  {
    title: 'names have one spelling',
    limit: 0,
    reason: '',
    find: (content) => misspelledNames(readProse(content), spellings),
  },
  {
    title: 'statements of authors are introduced by ‘according to’',
    limit: 0,
    reason: '',
    find: (content) => attributionsWithBy(readProse(content), authorNames(content)),
  },
  {
    title: 'every field is written in both languages',
    limit: 0,
    reason: '',
    find: (content) => missingTranslations(readProse(content)),
  },
  {
    title: 'both languages have the same links, numbers, dates and names',
    limit: 0,
    reason: '',
    find: (content) => translationsThatDisagree(content),
  },
  {
    title: 'paragraphs have at most 120 words',
    limit: 0,
    reason: '',
    find: (content) => longParagraphs(readProse(content)),
  },
];
