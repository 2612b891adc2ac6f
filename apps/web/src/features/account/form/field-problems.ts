import {
  maxEmailLength,
  maxFullNameLength,
  passwordLength,
} from '@cae-map/contract/entities/accounts/account-bounds';
import type { AccountMessages } from '../messages/index.ts';

/** What is wrong with the value of a field, as a message in the language of the page. */
export type FieldProblem = (messages: AccountMessages) => string;

/** Longer values and other forms are left to the server; this finds typing mistakes. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const controlCharacter = /\p{Cc}/u;

const required: FieldProblem = ({ accountProblems }) => accountProblems.required;
const tooLong =
  (max: number): FieldProblem =>
  ({ accountProblems }) =>
    accountProblems.tooLong(max);

/** Checks a full name by the bounds of the contract. @returns null if there is no problem */
export function checkFullName(value: string): FieldProblem | null {
  const name = value.trim();
  if (name === '') return required;
  if (name.length > maxFullNameLength) return tooLong(maxFullNameLength);
  return controlCharacter.test(name) ? ({ accountProblems }) => accountProblems.controlCharacters : null;
}

/** Checks an e-mail address. @returns null if there is no problem */
export function checkEmail(value: string): FieldProblem | null {
  const email = value.trim();
  if (email === '') return required;
  if (email.length > maxEmailLength) return tooLong(maxEmailLength);
  return emailPattern.test(email) ? null : ({ accountProblems }) => accountProblems.email;
}

/** Checks a new password by the bounds of the contract. @returns null if there is no problem */
export function checkNewPassword(value: string): FieldProblem | null {
  if (value === '') return required;
  if (value.length < passwordLength.min) {
    return ({ accountProblems }) => accountProblems.passwordTooShort(passwordLength.min);
  }
  if (value.length > passwordLength.max) return tooLong(passwordLength.max);
  return value.includes('\0') ? ({ accountProblems }) => accountProblems.controlCharacters : null;
}

/** Checks the repetition of a new password. @returns null if there is no problem */
export function checkConfirmation(value: string, password: string): FieldProblem | null {
  if (value === '') return required;
  return value === password ? null : ({ accountProblems }) => accountProblems.passwordsDiffer;
}

/** Checks a password that the server compares. @returns null if there is no problem */
export function checkPassword(value: string): FieldProblem | null {
  if (value === '') return required;
  return value.length > passwordLength.max ? tooLong(passwordLength.max) : null;
}
