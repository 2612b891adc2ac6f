import { isMediaName } from './media-names.ts';

/** Names that Windows reserves for devices, with any extension. */
const reservedName = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Whether a text can be the name of a file on every system: a media name without a folder, and no name of a device. */
export function isFileName(name: string): boolean {
  return !name.includes('/') && isMediaName(name) && !reservedName.test(name);
}
