import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  timeline: {
    heading: 'Timeline',
    intro: 'Stops, ways, texts and pictures by year and month. Whatever you choose opens on the map.',
    years: 'Years',
    wholeYear: 'only the year is known',
    staying: (title: string) => `Still here: ${title}`,
    stayingAbout: (title: string) => `Probably still here: ${title}`,
    sectionBegins: (section: string) => `Beginning of: ${section}`,
    undated: 'Time not known',
    byOrder: (days: string) => `by the order of the route, ${days}`,
    counts: (places: number, texts: number, pictures: number) =>
      `${counted(places, 'stop')}, ${counted(texts, 'text')}, ${counted(pictures, 'picture')}`,
    pages: 'Parts of the timeline',
    pageTitle: (period: string) => `Timeline: ${period}`,
    pageDescription: (period: string, counts: string) =>
      `${period}: ${counts}. Stops, ways, texts and pictures of the Central Asian expedition by month.`,
    previous: (period: string) => `Before: ${period}`,
    empty: 'There is nothing to show: all parts of the expedition are switched off in the settings.',
  },
};

function counted(count: number, noun: string): string {
  return `${count} ${plural('en', count, { one: noun, other: `${noun}s` })}`;
}
