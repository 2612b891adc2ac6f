import { RequestError } from '../responses/request-error.ts';

/** The owner of a new password. */
export interface PasswordOwner {
  readonly email: string;
  readonly full_name: string;
}

const maxCommonPasswords = 10_000;
/** Shorter parts of a name occur in many passwords. */
const minPersonalLength = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Rejects passwords that attackers try first (NIST SP 800-63B, section 5.1.1.2). The length is checked by the schema; there are no rules
 * about kinds of characters.
 * @throws {RequestError} `password_too_common` or `password_too_personal`
 */
export async function checkNewPassword(password: string, owner: PasswordOwner): Promise<void> {
  const compared = password.normalize('NFKC').toLowerCase();
  commonPasswords ??= readCommonPasswords();
  if ((await commonPasswords).has(compared) || new Set(compared).size === 1)
    throw new RequestError('password_too_common', 'This password is one of those that attackers try first.');
  if (containsOwner(compared, owner))
    throw new RequestError('password_too_personal', 'The password must differ from the e-mail and the name.');
}

/** Loaded on the first use, because the server starts without it. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, maxCommonPasswords).map(String));
}

/** Whether a password is little more than a part of the owner's e-mail or name. */
function containsOwner(password: string, { email, full_name }: PasswordOwner): boolean {
  const [local = ''] = email.toLowerCase().split('@');
  const names = full_name.normalize('NFKC').toLowerCase();
  return [email.toLowerCase(), local, names, ...names.split(/\s+/)].some(
    (part) =>
      part.length >= minPersonalLength && password.includes(part) && password.length - part.length < 4,
  );
}
