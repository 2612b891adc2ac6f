import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import type { AttemptCounter, AttemptLimits } from '../../../security/attempt-limits.ts';
import type { SigningKeys } from '../../../security/signing-keys.ts';
import { deviceCookie } from '../browsers/cookies.ts';
import { readDevice } from '../browsers/known-device.ts';
import { resetLifetime } from './link-lifetimes.ts';

/*
 * Anybody can have e-mails sent to an address, so that a limit of them could keep the owner from a new password. The windows are
 * not longer than a link is valid: while an e-mail is refused, there is one in the mailbox whose link can be used.
 */

/** How many e-mails strangers can have sent to one address in the time that a link is valid, and in a day. */
const maxMails = 5;
const maxMailsInDay = 20;
const daySeconds = 24 * 60 * 60;

/** How many e-mails are sent for an account at the request of its known browsers in the time that a link is valid. */
const maxMailsOfOwner = 5;

interface MailLimitServices {
  readonly limits: AttemptLimits;
  readonly keys: SigningKeys;
  /** 0 means no limit. */
  readonly maxSignInAttempts: number;
}

/**
 * Counts an e-mail that is requested for an address before it is sent. A browser from which its account has signed in before is not
 * affected by what strangers have requested.
 * @param userId the account of the address; undefined if there is none
 * @throws {RequestError} `too_many_requests`
 */
export async function countMail(
  { limits, keys, maxSignInAttempts }: MailLimitServices,
  { cookies }: FastifyRequest,
  { email, userId }: { readonly email: string; readonly userId: number | undefined },
): Promise<void> {
  if (maxSignInAttempts === 0) return;
  const counter = (key: string, limit: number, windowSeconds = resetLifetime): AttemptCounter => ({
    key,
    limit,
    windowSeconds,
  });
  const device = readDevice(cookies[deviceCookie], keys.hashValue, userId);
  if (device !== undefined && device.userId === userId) {
    await limits.count([counter(`mail-owner:${userId}`, maxMailsOfOwner)]);
    return;
  }
  await limits.count([counter(`mail:${email}`, maxMails)]);
  try {
    await limits.count([counter(`mail-day:${email}`, maxMailsInDay, daySeconds)]);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // When those of the day are used up, one link at a time is still sent.
    await limits.count([counter(`mail-spare:${email}`, 1)]);
  }
}
