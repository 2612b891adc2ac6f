import { createHash } from 'node:crypto';
import { pathPrefixes } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { CaravanDay } from '@cae-map/expedition/caravan/caravan-day';
import { describeCaravanDay } from '@cae-map/expedition/caravan/caravan-text';
import type { MailMessage } from '../../../mail/mailer.ts';
import type { SubscriptionRow } from '../repository.ts';
import { caravanMailTexts } from './mail-texts.ts';

/** The paths of the pages that the links of the e-mails open, without the language. */
const confirmPath = '/today/confirm';
export const leavePath = '/today/leave';

interface Confirmation {
  readonly email: string;
  readonly lang: ContentLanguage;
  readonly token: string;
  /** The origin of the product. */
  readonly publicUrl: string;
}

/** The e-mail with the link that confirms a subscription. */
export function composeConfirmation({ email, lang, token, publicUrl }: Confirmation): MailMessage {
  const { subject, text } = caravanMailTexts[lang].confirmation;
  return { to: email, subject, text: text(`${publicUrl}${pathPrefixes[lang]}${confirmPath}?token=${token}`) };
}

interface DayMail {
  readonly caravan: CaravanDay;
  /** The beginning of what was written on the day, in the language of the reader; empty without an entry. */
  readonly entry: string;
  readonly publicUrl: string;
}

/** The e-mail of a day, with the headers by which mail programs end the subscription (RFC 2369, RFC 8058). */
export function composeDayMail(
  { subscription_id, email, lang, leave_token }: SubscriptionRow,
  { caravan, entry, publicUrl }: DayMail,
): MailMessage {
  const { date, where, details } = describeCaravanDay(caravan, lang);
  const { heading, page, foot } = caravanMailTexts[lang];
  const base = `${publicUrl}${pathPrefixes[lang]}`;
  const leaveUrl = `${base}${leavePath}?token=${leave_token}`;
  const url = caravan.kind === 'day' ? `${base}/day/${caravan.date}` : `${base}/today`;
  const sentences = [where, ...details].join('\n');
  const paragraphs = [heading(date), sentences, entry, page(url), foot(leaveUrl)];
  return {
    to: email,
    subject: oneLine(`${date}: ${where}`),
    text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<caravan.${new URL(publicUrl).hostname}>`,
      // Out-of-office replies are not sent to it.
      'Auto-Submitted': 'auto-generated',
    },
    messageId: messageIdOf(`${subscription_id} ${leave_token} ${caravan.today}`, publicUrl),
  };
}

/** Depends on the reader and the day only, so that a mailbox recognizes an e-mail that was sent twice. */
function messageIdOf(key: string, publicUrl: string): string {
  const hash = createHash('sha256').update(key).digest('base64url').slice(0, 32);
  return `<${hash}@${new URL(publicUrl).hostname}>`;
}

/** A title of a record could contain line breaks, which would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}
