import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { contentCounts, insertCounts } from './content-counts.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import pageStyles from '../../ui/layout/page.module.css';
import type { ContentPageFile } from './content-page-files.ts';
import styles from './content-page-view.module.css';

/** The layout of a content page. */
export function ContentPageView({ page }: { readonly page: ContentPageFile }) {
  const { language } = useLanguage();
  usePageHead({ title: page.title, description: page.summary });
  const { data: counts } = useQuery(contentCounts(useApiClient(), useQueryClient()));
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={`${pageStyles.heading} ${styles.title}`}>{page.title}</h1>
      <RichText html={insertCounts(page.html, counts)} lang={language} className={styles.text ?? ''} />
    </article>
  );
}
