import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import type { Orm } from '../../../database/connection.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import type { UserRow } from '../users/repository.ts';
import { createAccountLink, createPageUrl, type LinkPurpose } from './account-links.ts';
import { mailTexts, type MailText } from './mail-texts.ts';

/** The e-mails about an account. They are sent in the background. */
export interface AccountNotices {
  /** A link that confirms the address. */
  confirmEmail(user: UserRow, language: ContentLanguage): void;
  /** Somebody tried to register an address that has an account. */
  alreadyRegistered(user: UserRow, language: ContentLanguage): void;
  /** The address was registered again before it was confirmed: a link to choose the password. */
  registeredAgain(user: UserRow, language: ContentLanguage): void;
  /** A link to choose a new password. */
  resetPassword(user: UserRow, language: ContentLanguage): void;
  /** A link to choose the first password of an account that an administrator has created. */
  invite(user: UserRow, language: ContentLanguage): void;
  /** In all languages, because the language of the user is unknown. */
  passwordChanged(user: UserRow): void;
}

interface NoticesOptions {
  readonly orm: Orm;
  readonly mailer: Mailer;
  /** The origin of the product. */
  readonly publicUrl: string;
}

/** Creates the e-mails about accounts. A link is created when its message is sent, so that a response does not wait for it. */
export function createAccountNotices({ orm, mailer, publicUrl }: NoticesOptions): AccountNotices {
  const createLink = (purpose: LinkPurpose, user: UserRow, language: ContentLanguage): Promise<string> =>
    createAccountLink(orm, user, { publicUrl, language, purpose });

  function send({ email }: UserRow, compose: () => Promise<MailText>): void {
    // A deleted account has no address.
    if (email !== null) mailer.send(async () => ({ to: email, ...(await compose()) }));
  }

  return {
    confirmEmail: (user, language) =>
      send(user, async () =>
        mailTexts[language].confirmEmail(await createLink('confirm_email', user, language)),
      ),
    alreadyRegistered: (user, language) =>
      send(user, async () =>
        mailTexts[language].alreadyRegistered(await createLink('reset_password', user, language)),
      ),
    registeredAgain: (user, language) =>
      send(user, async () =>
        mailTexts[language].registeredAgain(await createLink('reset_password', user, language)),
      ),
    resetPassword: (user, language) =>
      send(user, async () =>
        mailTexts[language].resetPassword(await createLink('reset_password', user, language)),
      ),
    invite: (user, language) =>
      send(user, async () => mailTexts[language].invite(await createLink('invitation', user, language))),
    passwordChanged: (user) =>
      send(user, async () => {
        const mails = contentLanguages.map((language) =>
          mailTexts[language].passwordChanged(createPageUrl(publicUrl, language, '/auth/forgot-password')),
        );
        return {
          subject: mails.map(({ subject }) => subject).join(' / '),
          text: mails.map(({ text }) => text).join('\n\n* * *\n\n'),
        };
      }),
  };
}
