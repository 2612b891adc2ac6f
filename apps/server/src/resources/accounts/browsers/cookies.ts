import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { apiBase } from '@cae-map/contract/api/calls';
import { maxSessionSeconds } from './session-lifetime.ts';

/** The refresh token of the browser's session. */
export const refreshCookie = 'cae_refresh';
/** Marks a browser from which an account has signed in before. */
export const deviceCookie = 'cae_device';

/** No script can read the cookies, and no other site can send them. */
const cookieOptions = {
  httpOnly: true,
  sameSite: 'strict',
  path: `${apiBase}/auth`,
} as const satisfies CookieSerializeOptions;

const deviceSeconds = 365 * 24 * 60 * 60;

export function setRefreshCookie(reply: FastifyReply, token: string, isEncrypted: boolean): void {
  reply.setCookie(refreshCookie, token, { ...cookieOptions, secure: isEncrypted, maxAge: maxSessionSeconds });
}

export function setDeviceCookie(reply: FastifyReply, device: string, isEncrypted: boolean): void {
  reply.setCookie(deviceCookie, device, { ...cookieOptions, secure: isEncrypted, maxAge: deviceSeconds });
}

/** Browsers replace a cookie only by one with the same path; the other attributes are repeated as well. */
export function clearRefreshCookie(reply: FastifyReply, isEncrypted: boolean): void {
  reply.clearCookie(refreshCookie, { ...cookieOptions, secure: isEncrypted });
}
