import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The subject and the text of an e-mail. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

interface MailTexts {
  readonly confirmEmail: (link: string) => MailText;
  readonly alreadyRegistered: (link: string) => MailText;
  readonly registeredAgain: (link: string) => MailText;
  readonly resetPassword: (link: string) => MailText;
  readonly invite: (link: string) => MailText;
  readonly passwordChanged: (link: string) => MailText;
}

/*
 * The texts contain nothing that a visitor has entered, such as a name: anybody could use a form to send such a text to the
 * address of another person.
 */

const russian: MailTexts = {
  confirmEmail: (link) => ({
    subject: 'Подтвердите адрес — Карта ЦАЭ',
    text: `Здравствуйте!

Этот адрес указали при регистрации на Карте ЦАЭ, карте Центрально-Азиатской экспедиции Рерихов. Чтобы подтвердить его, откройте ссылку:

${link}

Ссылка действует 24 часа и срабатывает один раз.

Если вы не регистрировались, ничего не делайте: без подтверждения войти с этим адресом нельзя.`,
  }),
  alreadyRegistered: (link) => ({
    subject: 'Учётная запись уже есть — Карта ЦАЭ',
    text: `Здравствуйте!

На Карте ЦАЭ только что пытались зарегистрироваться с этим адресом, но учётная запись с ним уже есть.

Если это были вы, войдите со своим паролем. Если пароль забыт, задайте новый по ссылке:

${link}

Ссылка действует один час и срабатывает один раз.

Если это были не вы, ничего не делайте: в учётной записи ничего не изменилось.`,
  }),
  registeredAgain: (link) => ({
    subject: 'Задайте пароль — Карта ЦАЭ',
    text: `Здравствуйте!

На Карте ЦАЭ с этим адресом зарегистрировались ещё раз, хотя он пока не подтверждён. Кто придумывал пароли, мы не знаем, поэтому ни один из них не действует, а прежние ссылки отменены.

Если регистрировались вы, задайте пароль по ссылке, и можно будет войти:

${link}

Ссылка действует один час и срабатывает один раз.

Если вы не регистрировались, ничего не делайте: войти с этим адресом нельзя.`,
  }),
  resetPassword: (link) => ({
    subject: 'Новый пароль — Карта ЦАЭ',
    text: `Здравствуйте!

Вы попросили сменить пароль на Карте ЦАЭ. Задайте новый по ссылке:

${link}

Ссылка действует один час и срабатывает один раз. После смены пароля на всех устройствах понадобится войти заново.

Если вы об этом не просили, ничего не делайте: прежний пароль остаётся в силе.`,
  }),
  invite: (link) => ({
    subject: 'Приглашение — Карта ЦАЭ',
    text: `Здравствуйте!

Для вас создали учётную запись на Карте ЦАЭ, карте Центрально-Азиатской экспедиции Рерихов. Чтобы задать пароль и войти, откройте ссылку:

${link}

Ссылка действует семь дней и срабатывает один раз.

Если вы не ждали приглашения, ничего не делайте.`,
  }),
  passwordChanged: (link) => ({
    subject: 'Пароль изменён',
    text: `Здравствуйте!

Пароль вашей учётной записи на Карте ЦАЭ изменён.

Если это сделали не вы, сразу задайте новый пароль:

${link}`,
  }),
};

const english: MailTexts = {
  confirmEmail: (link) => ({
    subject: 'Confirm your e-mail address — CAE Map',
    text: `Hello,

This address was used to register on the CAE Map, the map of the Roerichs’ Central Asian expedition. To confirm it, open this link:

${link}

The link is valid for 24 hours and works once.

If you did not register, you need not do anything: nobody can sign in with this address until it is confirmed.`,
  }),
  alreadyRegistered: (link) => ({
    subject: 'You already have an account — CAE Map',
    text: `Hello,

Someone has just tried to register on the CAE Map with this address, but it already has an account.

If it was you, sign in with your password. If you have forgotten it, choose a new one here:

${link}

The link is valid for one hour and works once.

If it was not you, you need not do anything: your account has not changed.`,
  }),
  registeredAgain: (link) => ({
    subject: 'Choose your password — CAE Map',
    text: `Hello,

This address was used to register on the CAE Map once more before it was confirmed. We cannot tell who chose the passwords, so none of them works, and the earlier links are void.

If it was you, choose a password here, and you can sign in:

${link}

The link is valid for one hour and works once.

If you did not register, you need not do anything: nobody can sign in with this address.`,
  }),
  resetPassword: (link) => ({
    subject: 'Choose a new password — CAE Map',
    text: `Hello,

You asked to reset your password on the CAE Map. Choose a new one here:

${link}

The link is valid for one hour and works once. You will have to sign in again on all your devices.

If you did not ask for this, you need not do anything: your password has not changed.`,
  }),
  invite: (link) => ({
    subject: 'Your invitation — CAE Map',
    text: `Hello,

An account was created for you on the CAE Map, the map of the Roerichs’ Central Asian expedition. To choose a password and sign in, open this link:

${link}

The link is valid for seven days and works once.

If you did not expect an invitation, you need not do anything.`,
  }),
  passwordChanged: (link) => ({
    subject: 'Your password was changed — CAE Map',
    text: `Hello,

The password of your account on the CAE Map was changed.

If it was not you, choose a new password at once:

${link}`,
  }),
};

/** The texts of the e-mails about accounts, in plain text. */
export const mailTexts: Readonly<Record<ContentLanguage, MailTexts>> = { ru: russian, en: english };
