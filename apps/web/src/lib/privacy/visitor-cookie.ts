import { randomCharacters } from '../random-characters.ts';
import { isTrackingRefused } from './is-tracking-refused.ts';

const cookieName = 'pip';
const length = 8;
/** 3650 days, in seconds. Browsers may shorten it. */
const maxAge = 3650 * 24 * 60 * 60;

/**
 * Sets the cookie `pip` of the specification to eight random characters. An existing one is neither changed nor renewed. It
 * is removed if the visitor has asked not to be tracked. Nothing in this product reads it.
 */
export function setVisitorCookie(): void {
  const isPresent = new RegExp(`(?:^|; )${cookieName}=`).test(document.cookie);
  if (isTrackingRefused()) {
    if (isPresent) writeCookie('', 0);
  } else if (!isPresent) {
    writeCookie(randomCharacters(length), maxAge);
  }
}

/** @param age in seconds */
function writeCookie(value: string, age: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=${value}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
}
