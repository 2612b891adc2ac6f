import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { ContactWays } from './contact-ways.tsx';
import { contentCounts, insertCounts } from './content-counts.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { RichText, type TextDrawing } from '../../ui/text/rich-text.tsx';
import pageStyles from '../../ui/layout/page.module.css';
import type { ContentPageFile } from './content-page-files.ts';
import { SignInLink } from '../../ui/session/sign-in-link.tsx';
import { contentPageMessages } from './messages/index.ts';
import { JourneyMap } from './journey-map.tsx';
import { PagePicture } from './page-picture.tsx';
import { splitAtSlots, type PageSlot } from '../../lib/page-text/page-parts.ts';
import styles from './content-page-view.module.css';

const slots: Readonly<Record<PageSlot, ReactNode>> = {
  'journey-map': <JourneyMap />,
  contact: <ContactWays />,
};

/** Headings have the ids that other pages link to. */
const withIds: TextDrawing = { renderCharacters: (characters) => characters, addedAttributes: ['id'] };

interface ContentPageViewProps {
  readonly page: ContentPageFile;
  /** Whether a link to the login is at the foot of the page. */
  readonly hasSignIn: boolean;
}

/** The layout of a content page. */
export function ContentPageView({ page, hasSignIn }: ContentPageViewProps) {
  const { language, messages } = useLanguage(contentPageMessages);
  const { forContributors, signIn } = messages.contentPages;
  usePageHead({ title: page.title, description: page.summary });
  const { data: counts } = useQuery(contentCounts(useApiClient()));
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={`${pageStyles.heading} ${styles.title}`}>{page.title}</h1>
      {splitAtSlots(insertCounts(page.html, counts)).map((part, index) =>
        'picture' in part ? (
          <PagePicture key={part.picture} name={part.picture} alt={part.alt} language={language} />
        ) : 'slot' in part ? (
          <div key={part.slot} className={part.slot === 'journey-map' ? undefined : styles.text}>
            {slots[part.slot]}
          </div>
        ) : (
          // The parts of a page never change their order.
          <RichText
            key={index}
            html={part.html}
            lang={language}
            className={styles.text ?? ''}
            drawing={withIds}
          />
        ),
      )}
      {hasSignIn && <SignInLink text={forContributors} label={signIn} className={styles.text} />}
    </article>
  );
}
