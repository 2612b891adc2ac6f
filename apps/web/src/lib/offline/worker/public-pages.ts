import { readPath } from '../../language/language-path.ts';

/** The pages that are kept when they are read, without their language; no others, such as those of accounts and editors. */
const keptPages =
  /^\/(?:$|place\/|placeslist$|voyage|map3d\/|days?(?:\/|$)|books(?:list)?$|book\/(?:view|day)\/|text\/|timeline$|paintings$|pictures?(?:\/|$)|people$|person\/|sources$|work\/|about(?:cae)?$|guide$|data$|search$|concordance$|settings$|offline$)/;

/** The path under which a page is kept, without its query; null if it is not kept. */
export function keptPagePath(pathname: string): string | null {
  const reading = readPath(pathname);
  if (reading.kind !== 'page' || !keptPages.test(reading.path)) return null;
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
