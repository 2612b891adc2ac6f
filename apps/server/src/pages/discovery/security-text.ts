import { contentLanguages } from '@cae-map/contract/enumerations';

/** How long the statement is valid, in days; RFC 9116 recommends less than a year. */
const validDays = 180;

const dayMilliseconds = 24 * 60 * 60 * 1000;

interface SecurityTextOptions {
  /** Where the operator is reached: an e-mail address, and the `https:` URL of the published source. */
  readonly contact: { readonly email: string | null; readonly source: string | null };
  /** Scheme and host of the product. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * Writes whom to tell about a vulnerability, as RFC 9116 defines it.
 * @returns null without a contact, which the format requires
 */
export function renderSecurityText({ contact, origin, now }: SecurityTextOptions): string | null {
  const { email, source } = contact;
  // The address is escaped because a local part may contain a percent sign or a question mark.
  const contacts = [
    ...(email === null ? [] : [`mailto:${escapeAddress(email)}`]),
    ...(source === null ? [] : [source]),
  ];
  if (contacts.length === 0) return null;
  // Whole days, so that all processes send the same text and its ETag changes once a day.
  const today = Math.floor(now.getTime() / dayMilliseconds) * dayMilliseconds;
  const expires = new Date(today + validDays * dayMilliseconds).toISOString().replace('.000Z', 'Z');
  const lines = [
    ...contacts.map((uri) => `Contact: ${uri}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${contentLanguages.join(', ')}`,
    // Its URL must begin with https.
    ...(origin.startsWith('https://') ? [`Canonical: ${origin}${securityTextPath}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

export const securityTextPath = '/.well-known/security.txt';

function escapeAddress(email: string): string {
  return email.split('@').map(encodeURIComponent).join('@');
}
