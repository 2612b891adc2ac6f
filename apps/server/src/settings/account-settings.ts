import { z } from 'zod';

/** The settings of e-mail and of the sign-in with Google. */
export interface AccountSettings {
  /** Null while no mail server is configured. */
  readonly mail: MailSettings | null;
  /** Null while the sign-in with Google is not configured. */
  readonly google: GoogleSettings | null;
  /** Sign-ins to one account that may fail in 15 minutes; 0 means no limit. */
  readonly signInAttempts: number;
}

export interface MailSettings {
  /** The mail server, with its credentials: `smtp://` or `smtps://`. */
  readonly smtpUrl: string;
  /** The sender: an address, or a name and an address in angle brackets. */
  readonly from: string;
}

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The URL of the OpenID provider. */
  readonly issuer: string;
}

const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be a URL that begins with smtp:// or smtps://' })
  .optional();

const sender = z
  .string()
  .refine(isSender, 'must be an address, or a name and an address in angle brackets')
  .optional();

function isSender(value: string): boolean {
  const address = /^[^\p{Cc}<>"]+ <([^<>]+)>$/u.exec(value)?.[1] ?? value;
  return z.email().safeParse(address).success;
}

const clientValue = z
  .string()
  .regex(/^[\x21-\x7e]{1,300}$/, 'must be the value that Google shows, without spaces')
  .optional();

const issuer = z
  .string()
  .refine(isIssuer, 'must be an https:// URL of an OpenID provider')
  .default('https://accounts.google.com');

/** HTTP is possible on the loopback interface only, for tests. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, search, hash } = new URL(value);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username + search + hash === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
}

export const accountSettingsSchema = {
  SMTP_URL: smtpUrl,
  MAIL_FROM: sender,
  GOOGLE_CLIENT_ID: clientValue,
  GOOGLE_CLIENT_SECRET: clientValue,
  GOOGLE_ISSUER: issuer,
  SIGN_IN_ATTEMPTS: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number of attempts, or 0 for no limit')
    .transform(Number)
    .default(10),
};

export const accountSettingsExamples: Record<keyof typeof accountSettingsSchema, string> = {
  SMTP_URL: 'smtps://user:secret@mail.example.org',
  MAIL_FROM: 'CAE Map <map@example.org>',
  GOOGLE_CLIENT_ID: '123456789-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-0123456789abcdef',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  SIGN_IN_ATTEMPTS: '10',
};

type ParsedVariables = z.output<z.ZodObject<typeof accountSettingsSchema>>;

/** Variables that have an effect only together. */
const pairs = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const;

/** Reports a variable that is missing beside the one that needs it. */
export function checkAccountVariables({
  value,
  issues,
}: {
  readonly value: ParsedVariables;
  readonly issues: z.core.$ZodRawIssue[];
}): void {
  for (const [one, other] of pairs) {
    const missing = value[one] === undefined ? one : other;
    const present = missing === one ? other : one;
    if (value[missing] !== undefined || value[present] === undefined) continue;
    const message = `must be set together with ${present}`;
    issues.push({ code: 'custom', path: [missing], message, input: value });
  }
}

/** Converts the validated variables. */
export function toAccountSettings(data: ParsedVariables): AccountSettings {
  const { SMTP_URL, MAIL_FROM, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = data;
  return {
    mail: SMTP_URL === undefined || MAIL_FROM === undefined ? null : { smtpUrl: SMTP_URL, from: MAIL_FROM },
    google:
      GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined
        ? null
        : {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            issuer: data.GOOGLE_ISSUER,
          },
    signInAttempts: data.SIGN_IN_ATTEMPTS,
  };
}
