/** `CC BY-SA 4.0`, with its conditions and its version as groups. */
const licencePattern = /^cc[ -]by((?:-(?:nc|nd|sa)){0,2})[ -](1\.0|2\.0|2\.5|3\.0|4\.0)$/i;

/** The combinations of conditions that Creative Commons has published. */
const conditions = new Set(['', '-nc', '-nc-nd', '-nc-sa', '-nd', '-sa']);

/**
 * The page of a licence whose name is that of Creative Commons, such as `CC BY-SA 4.0` or `CC0 1.0`, which asks for a link to the licence.
 * @returns null for any other text
 */
export function licenceUrl(licence: string): string | null {
  const name = licence.trim();
  if (/^cc0(?: 1\.0)?$/i.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const [, condition = '', version] = licencePattern.exec(name) ?? [];
  if (version === undefined || !conditions.has(condition.toLowerCase())) return null;
  return `https://creativecommons.org/licenses/by${condition.toLowerCase()}/${version}/`;
}
