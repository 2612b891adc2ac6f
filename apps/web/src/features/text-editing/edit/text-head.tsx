import type { TextRevision } from '@cae-map/contract/entities/book';
import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { placesAboutText } from '@cae-map/expedition/texts/text-places';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../lib/api/lists.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ForCapability } from '../../../lib/session/for-capability.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { textEditingMessages } from '../messages/index.ts';
import styles from './text-head.module.css';

/** The part above the form: links to the pages that show the text, and its open corrections. */
export function TextHead({ record: text }: { readonly record: TextRevision }) {
  const { language, messages } = useLanguage(textEditingMessages);
  const { data: chapters } = useQuery(listQuery(useApiClient(), 'listAllChapters'));
  const chapter = chapters?.records.find(({ chapter_id }) => chapter_id === text.chapter_id);
  const { inChapter, atPlace } = messages.textEdit;
  const [placeId] = placesAboutText(text.text_content);
  return (
    <>
      <RelatedPages
        pages={[
          ...(chapter === undefined
            ? []
            : [
                {
                  to: paths.text(chapter.book_id, chapter.chapter_id, text.text_id),
                  label: inChapter(textIn(chapter, 'chapter_title', language).text),
                },
              ]),
          ...(placeId === undefined ? [] : [{ to: paths.place(placeId), label: atPlace }]),
        ]}
      />
      <ForCapability capability="proposals.decide">
        <WaitingCorrections textId={text.text_id} />
      </ForCapability>
    </>
  );
}

/** The open corrections of the text. The editor also works when they cannot be loaded. */
function WaitingCorrections({ textId }: { readonly textId: number }) {
  const { messages } = useLanguage(textEditingMessages);
  const { data = [] } = useQuery(callQuery(useRequiredClient(), 'listProposals', {}));
  const isWaiting = ({ subject, subject_id, state }: Proposal): boolean =>
    subject === 'text' && subject_id === textId && state === 'open';
  const waiting = data.filter(isWaiting);
  if (waiting.length === 0) return null;
  const labels = messages.textEdit;
  return (
    <section className={styles.corrections} aria-label={labels.corrections}>
      <h2 className={styles.heading}>{labels.corrections}</h2>
      {waiting.map(({ proposal_id: id, remark, lang }) => (
        <div key={id}>
          <blockquote lang={lang}>{remark}</blockquote>
          <LocalLink to={paths.proposal(id)}>{labels.decide}</LocalLink>
        </div>
      ))}
    </section>
  );
}
