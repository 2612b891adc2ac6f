import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { previewImage } from '../../../lib/images/pictures.ts';
import { shortenText } from '../../../lib/page/shorten-text.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { recordHead } from '../../../lib/record-page/record-page.ts';
import { textIn } from '@cae-map/expedition/texts/titles';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { daysMessages, type DaysMessages } from '../messages/index.ts';
import { DayArticle } from './day-article.tsx';
import { dayQuery, type DayPage } from './day-query.ts';
import { dayRecord } from './day-record.ts';
import { formatDay } from '../format-days.ts';
import { DayWithoutEntry } from './missing-day.tsx';
import { whereText } from './where-text.ts';

/** The page of a day. */
function DayScreen({ parameters: { date = '' } }: ScreenProps) {
  const { language, messages } = useLanguage(daysMessages);
  const { data, error, refetch } = useQuery(dayQuery(useApiClient(), date));
  const isMissing = data !== undefined && 'kind' in data;
  usePageHead({
    title: isMissing ? messages.day[data.kind] : formatDay(date, language),
    description: messages.days.intro,
  });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  if ('kind' in data) return <DayWithoutEntry date={date} day={data} />;
  return <DayArticle key={date} page={data} />;
}

/** The beginning of the first text of a day; empty without one. */
function firstText({ texts: [first] }: DayPage, language: ContentLanguage): string {
  return first === undefined ? '' : shortenText(textIn(first, 'text_content', language).text);
}

/** The description: where the expedition was, and the beginning of the first text. */
function describe(page: DayPage, language: ContentLanguage, messages: DaysMessages): string {
  const { day, texts } = page;
  const where = `${formatDay(day.date, language)}: ${whereText(day, language, messages)}`;
  const [first] = texts;
  return shortenText(
    first === undefined ? `${where}.` : `${where}. ${textIn(first, 'text_content', language).text}`,
  );
}

export const dayScreenModule: ScreenModule = {
  Screen: DayScreen,
  async prepare({ parameters: { date = '' }, client, queryClient, language }) {
    const messages = daysMessages.read(language);
    const page = await queryClient.fetchQuery(dayQuery(client, date));
    if ('kind' in page) {
      const { outside, outsideHint, impossible } = messages.day;
      return {
        status: 404,
        head:
          page.kind === 'outside'
            ? { title: outside, description: outsideHint(formatDay(date, language)) }
            : { title: impossible, description: messages.days.intro },
      };
    }
    const record = dayRecord(page, language, messages);
    const image = previewImage([...page.day.images, ...page.paintings], { language, messages });
    return {
      status: 200,
      head: recordHead(record, {
        description: describe(page, language, messages),
        card: {
          section: messages.days.heading,
          dates: whereText(page.day, language, messages),
          text: firstText(page, language),
        },
        ...(image === null ? {} : { image }),
      }),
      record,
    };
  },
};
