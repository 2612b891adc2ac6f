import { zipSync } from 'fflate';

/** Builds files for tests. */

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A GPX document with one track; `points` are the elements of its segment. */
export function gpxFile(
  points: string,
  { declaration = '<?xml version="1.0"?>', name = 'A ride' } = {},
): string {
  return `${declaration}<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>${name}</name><trkseg>${points}</trkseg></trk></gpx>`;
}

/** Two points of a GPX segment, from Leh to the north. */
export const twoPoints =
  '<trkpt lat="34.1" lon="77.5"><ele>3500</ele><time>2019-07-12T04:00:00Z</time></trkpt>' +
  '<trkpt lat="34.2" lon="77.5"><ele>3700.5</ele><time>2019-07-12T05:00:00Z</time></trkpt>';

export function kmlFile(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>A document</name>${content}</Document></kml>`;
}

export function kmzFile(entries: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        typeof content === 'string' ? encode(content) : content,
      ]),
    ),
  );
}

/** UTF-16 with a byte order mark. */
export function utf16(text: string, isBigEndian = false): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !isBigEndian);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(2 + index * 2, text.charCodeAt(index), !isBigEndian);
  return bytes;
}

/** Windows-1251, for ASCII and the letters from А to я. */
export function windows1251(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
}
