import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

const userForms = { one: 'user', other: 'users' };

/** English messages of the management of users. */
export const english: typeof russian = {
  users: {
    title: 'Users',
    intro: 'The users of the map, their roles and invitations.',
    loadFailed: 'The users could not be loaded.',
    invite: 'Invite',
    search: 'Name or e-mail',
    role: 'Role',
    anyRole: 'Any role',
    state: 'State',
    anyState: 'Any state',
    count: (count) => `${count} ${plural('en', count, userForms)}`,
    none: 'No users found.',
    pages: 'Pages',
    page: (page, pages) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    next: 'Next',
    roles: { user: 'User', translator: 'Translator', editor: 'Editor', admin: 'Administrator' },
    states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
    badges: {
      disabled: 'disabled',
      invited: 'invited',
      unverified: 'e-mail not confirmed',
      google: 'Google',
      self: 'you',
    },
    roleOf: (name) => `Role: ${name}`,
    lastSignIn: (time) => `Last sign-in: ${time}`,
    neverSignedIn: 'Has not signed in yet',
    sessions: (count) => `Open sessions: ${count}`,
    actionsOf: (name) => `Actions: ${name}`,
    disable: 'Disable',
    enable: 'Enable',
    endSessions: 'End sessions',
    renew: 'Invite again',
    history: 'History',
    cancel: 'Cancel',
    close: 'Close',
    done: {
      role: (name, role) => `${name}: role “${role}”`,
      disabled: (name) => `Account disabled: ${name}`,
      enabled: (name) => `Account enabled: ${name}`,
      sessions: (name) => `Sessions ended: ${name}`,
      invited: (email) => `Invitation sent: ${email}`,
    },
    confirmations: {
      disable: {
        title: (name) => `Disable ${name}?`,
        text: 'All sessions end, and signing in is impossible until the account is enabled. All work remains.',
      },
      endSessions: {
        title: (name) => `End the sessions of ${name}?`,
        text: 'Signing in again will be necessary on all devices. Links that were sent stop working.',
      },
      loseAdmin: {
        title: () => 'Give up the role of administrator?',
        text: 'This is your own account. Only another administrator can give the role back.',
        confirm: 'Give up',
      },
    },
    failures: {
      title: 'Could not be saved',
      conflict:
        'Another administrator has changed this user. The list has been reloaded: check it and try again.',
      lastAdmin: 'The last administrator must remain: make another user an administrator first.',
      alreadySignedIn: 'This user has already chosen a password, or is disabled. The list has been reloaded.',
      emailTaken: 'There is an account with this e-mail already.',
      tooMany: 'Too many invitations in one day. Try again tomorrow.',
    },
    invitation: {
      title: 'Invite a user',
      name: 'Full name',
      email: 'E-mail',
      language: 'Language of the e-mail',
      languages: { ru: 'Russian', en: 'English' },
      send: 'Invite',
      sending: 'Inviting…',
      nameMissing: 'Enter the name.',
      emailInvalid: 'Enter an e-mail address.',
      linkTitle: 'Link to sign in',
      linkText: (name) =>
        `This server sends no e-mail, so hand this link over yourself: ${name}. It can be used once within seven days to choose a password. It is not shown again.`,
      link: 'Link',
      copy: 'Copy the link',
      copied: 'Link copied',
      copyFailed: 'Copying failed: select the link and copy it yourself.',
    },
    changes: {
      title: (name) => `History of ${name}`,
      fields: {
        role: 'Role',
        is_superuser: 'Administrator rights',
        is_verified: 'E-mail confirmed',
        is_disabled: 'Disabled',
        has_password: 'Password set',
        is_google_linked: 'Sign-in with Google',
        session_count: 'Open sessions',
      },
      yes: 'yes',
      no: 'no',
    },
  },
};
