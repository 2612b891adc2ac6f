import { useQuery } from '@tanstack/react-query';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { shortenText } from '../../../lib/page/shorten-text.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { readRecordId, recordHead } from '../../../lib/record-page/record-page.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { booksMessages } from '../messages/index.ts';
import { TextArticle } from './text-article.tsx';
import { textPageQuery } from './text-page-query.ts';
import { textRecord, textTitle } from './text-record.ts';

/** The page of one text. */
function TextScreen({ parameters: { text_id: id } }: ScreenProps) {
  const { language, messages } = useLanguage(booksMessages);
  const { data, error, refetch } = useQuery(textPageQuery(useApiClient(), readRecordId(id)));
  const isMissing = data === undefined || 'missing' in data;
  const { textPage } = messages;
  usePageHead({
    title: isMissing ? textPage.unknown : textTitle(data, language, messages),
    description: textPage.unknownHint,
  });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  if ('missing' in data) {
    const isDeleted = data.missing === 'deleted';
    return (
      <MessagePage
        title={isDeleted ? textPage.deleted : textPage.unknown}
        text={isDeleted ? textPage.deletedHint : textPage.unknownHint}
        links={[
          { to: paths.books(), label: messages.books.allBooks },
          { to: paths.days(), label: textPage.days },
        ]}
      />
    );
  }
  return <TextArticle key={data.text.text_id} page={data} />;
}

export const textScreenModule: ScreenModule = {
  Screen: TextScreen,
  async prepare({ parameters: { text_id: id }, client, queryClient, language }) {
    const messages = booksMessages.read(language);
    const page = await queryClient.fetchQuery(textPageQuery(client, readRecordId(id)));
    if ('missing' in page) {
      const { deleted, deletedHint, unknown, unknownHint } = messages.textPage;
      return page.missing === 'deleted'
        ? { status: 410, head: { title: deleted, description: deletedHint } }
        : { status: 404, head: { title: unknown, description: unknownHint } };
    }
    const record = textRecord(page, language, messages);
    const description = shortenText(textIn(page.text, 'text_content', language).text) || record.title;
    const { dates, place } = textEntry(page.text, language);
    const card =
      place.text === '' || dates === null
        ? { text: description }
        : { title: place.text, dates, text: description };
    return { status: 200, head: recordHead(record, { description, card }), record };
  },
};
