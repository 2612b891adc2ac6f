import { kindsOfSubject, type Proposal } from '@cae-map/contract/entities/editing/proposal';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { proposalsMessages } from '../messages/index.ts';
import styles from './review.module.css';

interface ProposalHeadProps {
  readonly proposal: Proposal;
  readonly children?: ReactNode;
}

/** What a proposal is about, with a link to the record, and when it was sent. */
export function ProposalHead({ proposal, children }: ProposalHeadProps) {
  const { language, messages } = useLanguage(proposalsMessages);
  const { current, subject, kind, created_at: createdAt } = proposal;
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const path = editorPath(proposal);
  const publicPath = findPublicPath(proposal);
  // Of a text only remarks are possible.
  const hasKinds = kindsOfSubject[subject].length > 1;
  const title = current === null ? null : titleIn(current, language);
  return (
    <div className={styles.head}>
      <span className={styles.kind}>
        {[messages.review.subjects[subject], ...(hasKinds ? [messages.proposal.kinds[kind]] : [])].join(
          ' · ',
        )}
      </span>
      {title === null ? (
        <b>{messages.review.deleted}</b>
      ) : (
        <b lang={title.language}>
          {path === null ? title.text : <LocalLink to={path}>{title.text}</LocalLink>}
        </b>
      )}
      {publicPath !== null && (
        <LocalLink to={publicPath} className={styles.public}>
          {messages.review.onPage}
        </LocalLink>
      )}
      <time dateTime={createdAt}>{format.format(new Date(createdAt))}</time>
      {children}
    </div>
  );
}

/** Where an editor changes the record; null if it is deleted. */
function editorPath({ subject, subject_id: id, current }: Proposal): string | null {
  return current === null ? null : editorPaths(subject).edit(id);
}

/** Where visitors see the record; null if no page shows it. */
function findPublicPath({ subject, subject_id: id, current }: Proposal): string | null {
  if (current === null) return null;
  if (subject === 'place') return paths.place(id);
  const { place_id: placeId, book_id: bookId, chapter_id: chapterId } = current;
  if (subject === 'image') return placeId === null ? null : paths.placeImages(placeId);
  return bookId === null || chapterId === null ? null : paths.text(bookId, chapterId, id);
}
