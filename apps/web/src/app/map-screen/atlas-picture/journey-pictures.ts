import { journeyView } from '../camera/initial-view.ts';

/** A picture of the atlas around the centre of the journey, for some screens. */
export interface JourneyPicture {
  readonly name: 'phone' | 'desktop' | 'wide';
  /** The size on the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels per pixel of the picture, a power of two. */
  readonly enlargement: 1 | 2;
  /** The screens; the first picture with a matching media query is shown. */
  readonly media: string;
}

/** Phones in both orientations show less than half of the picture of larger screens. */
export const journeyPictures: readonly JourneyPicture[] = [
  {
    name: 'phone',
    width: 760,
    height: 1240,
    enlargement: 1,
    media: '(max-width: 700px), (max-width: 991px) and (max-height: 500px)',
  },
  {
    name: 'wide',
    width: 3840,
    height: 2400,
    enlargement: 2,
    media: '(min-width: 2200px), (min-height: 1400px)',
  },
  { name: 'desktop', width: 2400, height: 1500, enlargement: 1, media: 'all' },
];

/** Whether a view of the map is that of the whole journey. */
export function isJourneyView(view: typeof journeyView): boolean {
  const { zoom, latitude, longitude } = journeyView;
  return view.zoom === zoom && view.latitude === latitude && view.longitude === longitude;
}
