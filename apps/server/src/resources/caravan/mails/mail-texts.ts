import type { ContentLanguage } from '@cae-map/contract/enumerations';

interface CaravanMailTexts {
  readonly confirmation: { readonly subject: string; readonly text: (link: string) => string };
  /** The first line of the mail of a day. */
  readonly heading: (date: string) => string;
  /** The lines below the text of the day. */
  readonly page: (url: string) => string;
  readonly foot: (leaveUrl: string) => string;
}

const russian: CaravanMailTexts = {
  confirmation: {
    subject: 'Подтвердите подписку «Сто лет назад сегодня» — Карта ЦАЭ',
    text: (link) => `Здравствуйте!

Этот адрес указали, чтобы получать по утрам письмо о том, где была экспедиция Рерихов сто лет назад в этот день. Подтвердите подписку по ссылке:

${link}

Ссылка действует сутки и только один раз. Отписаться можно одним нажатием в любом письме.

Если подписку просили не вы, ничего делать не нужно: без подтверждения писем не будет, а адрес через сутки удалится.`,
  },
  heading: (date) => `Сто лет назад сегодня: ${date} года`,
  page: (url) => `Страница дня: ${url}`,
  foot: (leaveUrl) => `--
Вы подписаны на письма «Сто лет назад сегодня» Карты ЦАЭ. Отписаться: ${leaveUrl}`,
};

const english: CaravanMailTexts = {
  confirmation: {
    subject: 'Confirm your subscription to “A hundred years ago today” — CAE Map',
    text: (link) => `Hello,

This address was entered to get an e-mail each morning about where the Roerichs’ expedition was on that day a hundred years ago. To confirm the subscription, open this link:

${link}

The link is valid for one day and works once. You can leave with one click in every e-mail.

If it was not you, you need not do anything: without a confirmation there are no e-mails, and the address is deleted after a day.`,
  },
  heading: (date) => `A hundred years ago today: ${date}`,
  page: (url) => `The page of the day: ${url}`,
  foot: (leaveUrl) => `--
You are subscribed to “A hundred years ago today” of the CAE Map. Leave: ${leaveUrl}`,
};

/** The texts of the e-mails of the caravan, in plain text. */
export const caravanMailTexts: Readonly<Record<ContentLanguage, CaravanMailTexts>> = {
  ru: russian,
  en: english,
};
