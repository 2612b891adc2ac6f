import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  timeline: {
    heading: 'Timeline',
    intro: 'Stops, legs, texts and pictures by year and month. Select one to see it on the map.',
    years: 'Years',
    wholeYear: 'only the year is known',
    staying: (title: string) => `Still here: ${title}`,
    stayingAbout: (title: string) => `Probably still here: ${title}`,
    sectionBegins: (section: string) => `Section begins: ${section}`,
    undated: 'Date unknown',
    counts: (places, texts, images) =>
      [counted(places, 'stop'), counted(texts, 'text'), images].filter((part) => part !== '').join(', '),
    pages: 'Timeline pages',
    pageTitle: (period: string) => `Timeline: ${period}`,
    pageDescription: (period: string, counts: string) =>
      `${period}: ${counts}. Stops, legs, texts and pictures of the Central Asian expedition by month.`,
    previous: (period: string) => `Earlier: ${period}`,
    empty: 'Nothing to show: all sections of the expedition are turned off in the settings.',
  },
  voyage: {
    title: 'The whole journey in 90 seconds',
    label: 'Film of the journey',
    description:
      'The Roerichs’ Central Asian expedition in 90 seconds: twelve chapters on the map, from Darjeeling and back again.',
    chapterOf: (number, count) => `Chapter ${number} of ${count}`,
    play: 'Play',
    pause: 'Pause',
    back: 'Previous chapter',
    next: 'Next chapter',
    again: 'Watch again',
    leave: 'Close and go to the map',
    chapters: 'Chapters',
    endTitle: 'Where next?',
    endDays: 'Travel day by day',
    endChronicle: 'Read the chronicle',
    endPlace: 'Find a place',
    notFound: 'Chapter not found',
  },
  reading: { follow: 'Follow the text' },
};

function counted(count: number, noun: string): string {
  return `${count} ${plural('en', count, { one: noun, other: `${noun}s` })}`;
}
