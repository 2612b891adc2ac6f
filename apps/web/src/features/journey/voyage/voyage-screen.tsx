import type {
  PrepareContext,
  PreparedScreen,
  ScreenModule,
  ScreenProps,
} from '../../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { previewImage } from '../../../lib/images/pictures.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { journeyPageMessages } from '../messages/index.ts';
import { chapterPicturesQuery } from './chapter-pictures-query.ts';
import { findChapterIndex } from './chapters.ts';
import { chaptersQuery, useChapters } from './chapters-query.ts';
import { VoyagePanel } from './voyage-panel.tsx';

/** The film of the journey, over the map. Each chapter has a path of its own. */
function VoyageScreen({ parameters }: ScreenProps) {
  const { language, messages } = useLanguage(journeyPageMessages);
  const index = findChapterIndex(parameters.chapter);
  const chapter = useChapters()[index];
  usePageHead({
    title:
      chapter === undefined || parameters.chapter === undefined
        ? messages.voyage.title
        : chapter.title[language],
    description: messages.voyage.description,
  });
  if (chapter === undefined) {
    return (
      <MessagePage
        title={messages.voyage.notFound}
        text={messages.notFoundPage.text}
        links={[{ to: paths.voyage(), label: messages.voyage.title }]}
      />
    );
  }
  return <VoyagePanel index={index} />;
}

async function prepareVoyage(context: PrepareContext): Promise<PreparedScreen> {
  const { parameters, language, client, queryClient } = context;
  const { voyage } = journeyPageMessages.read(language);
  const index = findChapterIndex(parameters.chapter);
  const chapters = await queryClient.fetchQuery(chaptersQuery(client));
  const chapter = chapters[index];
  if (chapter === undefined) {
    return { status: 404, head: { title: voyage.notFound, description: context.messages.notFoundPage.text } };
  }
  const pictures = await queryClient.fetchQuery(chapterPicturesQuery(client));
  const picture = pictures[index];
  const image = picture ? previewImage([picture], { language, messages: context.messages }) : null;
  const isChapter = parameters.chapter !== undefined;
  return {
    status: 200,
    head: {
      title: isChapter ? chapter.title[language] : voyage.title,
      description: isChapter ? chapter.caption[language] : voyage.description,
      path: paths.voyage(isChapter ? chapter.slug : null),
      kind: 'article',
      ...(image === null ? {} : { image }),
    },
  };
}

export const voyageScreenModule: ScreenModule = { Screen: VoyageScreen, prepare: prepareVoyage };
