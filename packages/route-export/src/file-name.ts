/** Characters that a file system refuses, control characters, and those that change the direction of a text. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/** The longest title in a file name in bytes of UTF-8: with two of them a name is below the 255 bytes of common file systems. */
const longestTitleBytes = 100;

/**
 * The name of an exported file, `cae-{from title}-to-{to title}-z{zoom}.{extension}`, in which every file system accepts each character.
 */
export function exportFileName(fromTitle: string, toTitle: string, zoom: number, extension: string): string {
  return `cae-${cleanTitle(fromTitle)}-to-${cleanTitle(toTitle)}-z${zoom}.${extension}`;
}

function cleanTitle(title: string): string {
  const clean = title.normalize('NFC').replace(refused, ' ').replace(/\s+/g, ' ').trim();
  return shorten(clean).trim() || 'place';
}

function shorten(title: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let shortened = '';
  for (const character of title) {
    bytes += encoder.encode(character).length;
    if (bytes > longestTitleBytes) break;
    shortened += character;
  }
  return shortened;
}
