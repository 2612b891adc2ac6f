import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import { shortenText } from '../../../lib/page/shorten-text.ts';
import { contentLicence, type RecordPage } from '../../../lib/record-page/record-page.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { peopleMessages } from '../messages/index.ts';
import { namesForLanguage } from './names-for-language.ts';
import type { PersonPage } from './person-query.ts';

type PeopleMessages = MessagesOf<typeof peopleMessages>;

/** What the page of a person tells programs. */
export function personRecord(
  { person, stretches, mentions, sources }: PersonPage,
  language: ContentLanguage,
  messages: PeopleMessages,
): RecordPage {
  const name = fieldIn(person, 'name', language);
  const otherNames = namesForLanguage(person.other_names, language);
  return {
    path: paths.person(person.person_id),
    title: name,
    ancestors: [{ label: messages.people.heading, path: paths.people() }],
    citation: {
      kind: 'page',
      key: `person-${person.person_id}`,
      author: '',
      title: name,
      container: messages.product.citedAs,
      publisher: '',
      year: null,
    },
    licence: contentLicence,
    position: null,
    data: { ...person, stretches, sources, mentions: mentions.map(({ text_id }) => text_id) },
    structured: () => ({
      '@type': 'Person',
      name,
      description: shortenText(fieldIn(person, 'role', language)),
      ...(otherNames.length === 0 ? {} : { alternateName: otherNames }),
      ...yearOf('birthDate', person.born),
      ...yearOf('deathDate', person.died),
    }),
  };
}

/** Only an exact year is a date of schema.org. */
function yearOf(
  property: 'birthDate' | 'deathDate',
  year: string,
): { birthDate?: string; deathDate?: string } {
  return /^\d{4}$/.test(year) ? { [property]: year } : {};
}
