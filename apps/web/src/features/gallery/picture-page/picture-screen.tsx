import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { pictureCredits } from '../../../lib/images/picture-text.ts';
import { previewImage } from '../../../lib/images/pictures.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { readRecordId, recordHead } from '../../../lib/record-page/record-page.ts';
import { paths } from '../../../lib/url/paths.ts';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { galleryMessages } from '../messages/index.ts';
import { PictureArticle } from './picture-article.tsx';
import { picturePageQuery } from './picture-query.ts';
import { pictureRecord } from './picture-record.ts';

/** The page of one picture. */
function PictureScreen({ parameters: { image_id: id } }: ScreenProps) {
  const { language, messages } = useLanguage(galleryMessages);
  const { data, error, refetch } = useQuery(picturePageQuery(useApiClient(), readRecordId(id)));
  const { picturePage } = messages;
  const isMissing = data === undefined || 'missing' in data;
  usePageHead({
    title: isMissing ? picturePage.unknown : pictureRecord(data, language, messages).title,
    description: picturePage.unknownHint,
  });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  if ('missing' in data) {
    const isDeleted = data.missing === 'deleted';
    return (
      <MessagePage
        title={isDeleted ? picturePage.deleted : picturePage.unknown}
        text={isDeleted ? picturePage.deletedHint : picturePage.unknownHint}
        links={[
          { to: paths.pictures(), label: picturePage.heading },
          { to: paths.paintings(), label: picturePage.paintings },
        ]}
      />
    );
  }
  return <PictureArticle key={data.image.image_id} page={data} />;
}

export const pictureScreenModule: ScreenModule = {
  Screen: PictureScreen,
  async prepare({ parameters: { image_id: id }, client, queryClient, language }) {
    const messages = galleryMessages.read(language);
    const page = await queryClient.fetchQuery(picturePageQuery(client, readRecordId(id)));
    if ('missing' in page) {
      const { deleted, deletedHint, unknown, unknownHint } = messages.picturePage;
      return page.missing === 'deleted'
        ? { status: 410, head: { title: deleted, description: deletedHint } }
        : { status: 404, head: { title: unknown, description: unknownHint } };
    }
    const record = pictureRecord(page, language, messages);
    const place = page.place === null ? '' : getTitle(page.place, language);
    const facts = [record.title, ...pictureCredits(page.image, language), place];
    const image = previewImage([page.image], { language, messages });
    return {
      status: 200,
      head: recordHead(record, {
        card: { dates: pictureCredits(page.image, language).slice(0, 2).join(', '), text: place },
        description: `${facts.filter((fact) => fact !== '').join(', ')}.`,
        ...(image === null ? {} : { image }),
      }),
      record,
    };
  },
};
