import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { shortenText } from '../../../lib/page/shorten-text.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { recordHead } from '../../../lib/record-page/record-page.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { Breadcrumbs } from '../../../ui/record-page/breadcrumbs.tsx';
import { CitationPanel } from '../../../ui/record-page/citation-panel.tsx';
import { workQuery, type BibliographyEntry } from '../bibliography-query.ts';
import { sourcesMessages } from '../messages/index.ts';
import { RestingRecords } from '../resting-records.tsx';
import { workRecord } from './work-record.ts';
import styles from './work-screen.module.css';

/** The page of a work of the bibliography. */
function WorkScreen({ parameters: { id = '' } }: ScreenProps) {
  const { language, messages } = useLanguage(sourcesMessages);
  const { data, error, refetch } = useQuery(workQuery(useApiClient(), id));
  const { bibliography } = messages;
  usePageHead({
    title: data ? fieldIn(data.work, 'title', language) : bibliography.unknownWork,
    description: bibliography.intro,
  });
  if (data === null) {
    return (
      <MessagePage
        title={bibliography.unknownWork}
        text={bibliography.unknownWorkHint}
        links={[{ to: paths.sources(), label: bibliography.heading }]}
      />
    );
  }
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  return <WorkArticle entry={data} />;
}

function WorkArticle({ entry }: { readonly entry: BibliographyEntry }) {
  const { language, messages } = useLanguage(sourcesMessages);
  const { work } = entry;
  const { bibliography } = messages;
  const title = fieldIn(work, 'title', language);
  const author = fieldIn(work, 'author', language);
  const note = fieldIn(work, 'note', language);
  const record = workRecord(entry, language, messages);
  const year = work.year === null ? '' : String(work.year);
  const details = [fieldIn(work, 'publication', language), year].filter((part) => part !== '');
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <Breadcrumbs ancestors={record.ancestors} />
      {author !== '' && <p className={styles.author}>{author}</p>}
      <h1 className={`${pageStyles.heading} ${styles.title}`}>{title}</h1>
      <p className={styles.details}>{[bibliography.kindOfWork[work.kind], ...details].join(' · ')}</p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {work.url !== null && (
        <p className={styles.read}>
          <a href={work.url} target="_blank" rel="noreferrer" aria-label={`${bibliography.read}: ${title}`}>
            {bibliography.read}
          </a>
        </p>
      )}
      <RestingRecords entry={entry} isOpen />
      <CitationPanel record={record} />
    </article>
  );
}

export const workScreenModule: ScreenModule = {
  Screen: WorkScreen,
  async prepare({ parameters: { id = '' }, client, queryClient, language }) {
    const messages = sourcesMessages.read(language);
    const entry = await queryClient.fetchQuery(workQuery(client, id));
    if (entry === null) {
      const { unknownWork, unknownWorkHint } = messages.bibliography;
      return { status: 404, head: { title: unknownWork, description: unknownWorkHint } };
    }
    const record = workRecord(entry, language, messages);
    const author = fieldIn(entry.work, 'author', language);
    const note = fieldIn(entry.work, 'note', language);
    const description = shortenText([author, record.title, note].filter((part) => part !== '').join('. '));
    const year = entry.work.year === null ? '' : String(entry.work.year);
    const card = {
      dates: [author, year].filter((part) => part !== '').join(', '),
      text: note === '' ? fieldIn(entry.work, 'publication', language) : shortenText(note),
    };
    return { status: 200, head: recordHead(record, { description, card }), record };
  },
};
