import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { timelineOfPages, type TimelinePage } from '@cae-map/expedition/journey/days/timeline-pages';
import type { Timeline, TimelineYear } from '@cae-map/expedition/journey/days/timeline';
import { addImageCounts, countImages, type ImageCounts } from '@cae-map/expedition/places/images';
import { imageCountsText } from '../../../lib/images/image-counts-text.ts';
import type { PageHead } from '../../../lib/page/page-head.ts';
import type { JourneyPageMessages } from '../messages/index.ts';
import type { ShownTimeline } from './shown-timeline.ts';

interface HeadContext {
  readonly language: ContentLanguage;
  readonly messages: JourneyPageMessages;
}

/** Creates the title and description of a page of the timeline; those of the first page if the page does not exist. */
export function timelineHead(
  shown: ShownTimeline | null,
  index: number,
  { language, messages }: HeadContext,
): Pick<PageHead, 'title' | 'description'> {
  const { heading, intro, pageTitle, pageDescription } = messages.timeline;
  const page = shown?.pages[index];
  if (!shown || page === undefined || index === 0) return { title: heading, description: intro };
  const period = formatPeriod(page, language);
  const counts = countEntries(timelineOfPages(shown.whole, shown.pages, { first: index, last: index }));
  return {
    title: pageTitle(period),
    description: pageDescription(period, countsText(counts, messages)),
  };
}

/** Formats the months of a page, or its year. */
export function formatPeriod({ from, months, isWholeYear }: TimelinePage, language: ContentLanguage): string {
  const year = from.slice(0, 4);
  if (months === null || isWholeYear) return year;
  const range = { date: `${months.first}-01`, enddate: `${months.last}-01`, date_format: 'YYYY-MM' } as const;
  return formatDateRange(range, language) ?? year;
}

/** The numbers of places, of texts, and of images by kind. */
export type Counts = readonly [places: number, texts: number, images: ImageCounts];

export function countEntries({ years }: Pick<Timeline, 'years'>): Counts {
  return sumCounts(years.map(countYear));
}

export function countYear({ wholeYear, months }: TimelineYear): Counts {
  return sumCounts([wholeYear, ...months].map(countPart));
}

export function countPart({ places, texts, pictures }: TimelineYear['wholeYear']): Counts {
  const all = [...pictures, ...places.flatMap((place) => place.pictures)];
  return [places.length, texts.length, countImages(all.map(({ image }) => image))];
}

function sumCounts(counts: readonly Counts[]): Counts {
  return counts.reduce<Counts>(
    ([places, texts, images], each) => [places + each[0], texts + each[1], addImageCounts(images, each[2])],
    [0, 0, countImages([])],
  );
}

/** Formats counts; the kinds of images are counted apart. */
export function countsText([places, texts, images]: Counts, messages: JourneyPageMessages): string {
  return messages.timeline.counts(places, texts, imageCountsText(images, messages));
}
