/** The names that a User-Agent contains; the first that is found applies, because browsers also name those they are compatible with. */
const browsers = [
  ['Edg', 'Edge'],
  ['YaBrowser', 'Yandex Browser'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Names a browser and its system for the list of sessions, such as 'Firefox, Windows'; empty if both are unknown. */
export function nameBrowser(userAgent = ''): string {
  return [browsers, systems]
    .flatMap((names) => names.find(([part]) => userAgent.includes(part))?.[1] ?? [])
    .join(', ');
}
