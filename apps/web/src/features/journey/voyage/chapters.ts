import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { ChapterPlan } from '@cae-map/expedition/journey/voyage/voyage';
import content from '../../../../../../content/voyage/voyage.json' with { type: 'json' };
import type { MapArea } from '../../../map/camera/camera.ts';

type Localized = Readonly<Record<ContentLanguage, string>>;

/** A chapter of the film of the journey, as written in `content/voyage/voyage.json`. */
export interface Chapter extends ChapterPlan {
  /** Names the chapter in its URL. */
  readonly slug: string;
  readonly area: MapArea;
  readonly title: Localized;
  readonly caption: Localized;
}

/** The stop at which the film begins. */
export const startPlaceId = content.start;

export const chapters: readonly Chapter[] = content.chapters.map(
  ({ slug, until, seconds, bounds, title, caption }) => {
    const [west = 0, south = 0, east = 0, north = 0] = bounds;
    const captions = [caption.ru, caption.en];
    return { slug, until, seconds, captions, area: { west, south, east, north }, title, caption };
  },
);

/** Finds a chapter by the parameter of its URL; without one, the first. @returns -1 for an unknown chapter */
export function findChapterIndex(slug: string | undefined): number {
  return slug === undefined ? 0 : chapters.findIndex((chapter) => chapter.slug === slug);
}
