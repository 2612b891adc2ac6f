import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { splitAuthors } from '@cae-map/expedition/citations/authors';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import { contentLicence, type RecordPage } from '../../../lib/record-page/record-page.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { BibliographyEntry } from '../bibliography-query.ts';
import type { sourcesMessages } from '../messages/index.ts';

type SourcesMessages = MessagesOf<typeof sourcesMessages>;

/** What the page of a work tells programs. The citation is that of the work itself. */
export function workRecord(
  entry: BibliographyEntry,
  language: ContentLanguage,
  messages: SourcesMessages,
): RecordPage {
  const { work, places, texts, people } = entry;
  const title = fieldIn(work, 'title', language);
  const author = fieldIn(work, 'author', language);
  const publication = fieldIn(work, 'publication', language);
  const note = fieldIn(work, 'note', language);
  return {
    path: paths.work(work.work_id),
    title,
    ancestors: [{ label: messages.bibliography.heading, path: paths.sources() }],
    citation: {
      kind: 'book',
      key: work.work_id,
      author,
      title,
      container: '',
      publisher: publication,
      year: work.year,
      url: work.url ?? '',
    },
    licence: contentLicence,
    position: null,
    data: {
      ...work,
      places,
      texts: texts.map(({ text_id }) => text_id),
      people: people.map(({ person_id }) => person_id),
    },
    structured: () => ({
      '@type': 'Book',
      name: title,
      ...(note === '' ? {} : { description: note }),
      ...(author === ''
        ? {}
        : { author: splitAuthors(author).map((name) => ({ '@type': 'Person' as const, name })) }),
      ...(publication === '' ? {} : { publisher: { '@type': 'Organization' as const, name: publication } }),
      ...(work.year === null ? {} : { datePublished: String(work.year) }),
      ...(work.url === null ? {} : { sameAs: work.url }),
    }),
  };
}
