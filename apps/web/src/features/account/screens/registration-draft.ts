import { readSessionJson, removeSession, writeSession } from '../../../lib/storage/session-storage.ts';

/** What survives a reload and a failed request of the registration; never the password. */
export interface RegistrationDraft {
  readonly fullName: string;
  readonly email: string;
}

/** The draft of this tab; empty without one. */
export function readRegistrationDraft(): RegistrationDraft {
  const stored = readSessionJson('registrationDraft');
  return { fullName: textOf(stored, 'fullName'), email: textOf(stored, 'email') };
}

export function writeRegistrationDraft({ fullName, email }: RegistrationDraft): void {
  writeSession('registrationDraft', JSON.stringify({ fullName, email }));
}

/** Call it when the server has accepted the registration. */
export function removeRegistrationDraft(): void {
  removeSession('registrationDraft');
}

function textOf(stored: unknown, key: keyof RegistrationDraft): string {
  if (typeof stored !== 'object' || stored === null) return '';
  const value: unknown = Reflect.get(stored, key);
  return typeof value === 'string' ? value : '';
}
