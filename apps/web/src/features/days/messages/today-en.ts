import type { todayRussian } from './today-ru.ts';

/** The messages of the page of the day a hundred years ago, and of the subscriptions. */
export const todayEnglish: typeof todayRussian = {
  today: {
    title: 'A hundred years ago today',
    intro: 'Where the Roerichs’ expedition was on this day a hundred years ago.',
    line: (date) => `A hundred years ago, ${date}:`,
    close: 'Hide until tomorrow',
    dayPage: 'The whole page of this day',
  },
  subscription: {
    heading: 'Follow the caravan day by day',
    calendar: 'Subscribe in your calendar',
    calendarHint: 'Each day of the journey is an all-day event. If no calendar opens:',
    file: '.ics file',
    rss: 'RSS feed',
    atom: 'Atom feed',
    email: 'An e-mail each morning',
    emailHint:
      'You will get a link to confirm. We keep only your address, language and time zone; one click in any e-mail ends the subscription and deletes them.',
    invalidEmail: 'Check the address, for example name@example.org.',
    submit: 'Subscribe',
    busy: 'Sending…',
    sent: (address) =>
      `We have sent a link to ${address}. Open it within a day to begin. If there is no e-mail, look into the spam folder.`,
    tooMany: 'Too many attempts. Please try again later.',
    expired: 'The link has expired or was used already. Please subscribe again.',
    failed: 'That did not work. Check the connection and try again.',
    confirm: {
      title: 'Confirm your subscription',
      text: 'Each morning you will get an e-mail about where the expedition was on that day a hundred years ago.',
      action: 'Confirm',
      busy: 'Confirming…',
      done: 'Your subscription is confirmed. The first e-mail comes today or tomorrow morning.',
      incomplete: 'The link is incomplete. Open the whole link from the e-mail.',
    },
    leave: {
      title: 'Leave',
      busy: 'Leaving…',
      done: 'You have left: there will be no more e-mails, and your address is deleted.',
      incomplete: 'The link is incomplete. Open the whole link from the e-mail.',
      retry: 'Try again',
    },
  },
};
