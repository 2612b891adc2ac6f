import { plural } from '../plural.ts';
import type { journeyMessages as russian } from '../russian/journey.ts';

/** English messages of the journey player and the timeline. */
export const journeyMessages: typeof russian = {
  journey: {
    label: 'The journey by days',
    date: 'Day of the journey',
    play: 'Travel the route',
    pause: 'Stop travelling',
    back: { stop: 'One stop back', day: 'One day back' },
    on: { stop: 'One stop on', day: 'One day on' },
    way: (from: string, to: string) => `${from} – ${to}`,
    onTheWay: (way: string, transport: string) => `${way}, ${transport}; position estimated`,
    dayOfStay: (title: string, day: number, of: number) => `${title}, day ${day} of ${of}`,
    stayAbout: (title: string, length: string) => `${title}, about ${length}`,
    dateByOrder: (title: string) => `${title}; date by the order of the route`,
    betweenJourneys: 'between two journeys',
    pauseLasting: (length: string) => `between journeys, ${length}`,
    lengths: {
      day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
      month: (count: number) => (count === 1 ? '1 month' : `${count} months`),
      year: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    },
    estimatedMark: 'about here',
    follow: 'Take the map back to the travellers',
    options: 'How to travel',
    speed: 'Speed',
    clock: 'Time',
    clocks: { stops: 'By stops', days: 'By days' },
    clockHints: {
      stops: 'every stop takes about the same',
      days: 'every day takes the same, long stays are shortened',
    },
    step: 'Step',
    stepNames: { stop: 'Stop', day: 'Day' },
    wholeRoute: 'Show the whole route at once',
    collapse: 'Fold the scale',
    expand: 'Unfold the scale',
    today: 'This day',
    alsoThere: 'On the same day',
    nothingOfDay: 'Nothing has been written of this day yet.',
    playing: {
      onTheWayTo: (title: string) => `on the way to ${title}`,
      dateByOrder: 'the date follows from the order of the route',
      dayOf: (day: number, of: number) => `day ${day} of ${of}`,
      wayOn: 'The way on',
      onTo: (title: string) => `On to ${title}`,
      journeyEnd: 'end of the journey',
      entry: (dates: string) => `Entry: ${dates}`,
      nextEntry: 'Next entry',
    },
  },
  timeline: {
    menu: 'Timeline',
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
