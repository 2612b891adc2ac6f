import { useRef, useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import { bookmarkMessages } from '../messages/index.ts';
import { addBookmarks, useBookmarks } from '../model/bookmark-store.ts';
import { mostBookmarks, type Bookmark } from '../model/bookmark.ts';
import { largestFile } from '../model/decode-file.ts';
import { mergeBookmarks } from '../model/merge-bookmarks.ts';
import { readBookmarkFile, type FileReading } from '../model/read-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './bookmarks-panel.module.css';

interface Outcome {
  readonly isFailure: boolean;
  readonly text: string;
}

/** Import and export of the bookmarks as KML and GeoJSON. */
export function BookmarkFiles() {
  const { messages } = useLanguage(bookmarkMessages);
  const { bookmarkList } = messages;
  const bookmarks = useBookmarks();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const importFile = async (file: File): Promise<void> => {
    setOutcome(addFile(file.name, await readFile(file), bookmarks, messages));
  };
  return (
    <div className={styles.files}>
      <div role="status" className={outcome?.isFailure === true ? styles.failure : styles.note}>
        {outcome?.text}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".kml,.geojson,.json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void importFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button className={styles.button} onClick={() => input.current?.click()}>
          {bookmarkList.import}
        </Button>
        <Button
          className={styles.button}
          disabled={bookmarks.length === 0}
          onClick={() => void savePoints(bookmarks, 'kml', messages)}
        >
          {bookmarkList.exportKml}
        </Button>
        <Button
          className={styles.button}
          disabled={bookmarks.length === 0}
          onClick={() => void savePoints(bookmarks, 'geojson', messages)}
        >
          {bookmarkList.exportGeoJson}
        </Button>
      </div>
      <p className={styles.note}>{bookmarkList.kept}</p>
    </div>
  );
}

type Messages = MessagesOf<typeof bookmarkMessages>;

/** Reads a file; larger ones are not loaded into memory. */
async function readFile(file: File): Promise<FileReading> {
  if (file.size > largestFile) return { ok: false, reason: 'too-large' };
  try {
    return readBookmarkFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file was deleted or changed after it had been chosen.
    return { ok: false, reason: 'damaged' };
  }
}

/** Adds the points of a file to the bookmarks. */
function addFile(
  fileName: string,
  reading: FileReading,
  present: readonly Bookmark[],
  messages: Messages,
): Outcome {
  const { bookmarkList } = messages;
  if (!reading.ok)
    return {
      isFailure: true,
      text: bookmarkList.importFailed(fileName, bookmarkList.failures[reading.reason]),
    };
  const { added, known, leftOut } = mergeBookmarks(present, reading.bookmarks);
  if (added.length > 0) addBookmarks(added);
  const parts = [
    bookmarkList.imported(fileName, added.length),
    ...(known > 0 ? [bookmarkList.known(known)] : []),
    ...(reading.skipped > 0 ? [bookmarkList.skipped(reading.skipped)] : []),
    ...(leftOut > 0 ? [bookmarkList.leftOut(leftOut, mostBookmarks)] : []),
  ];
  return { isFailure: false, text: `${parts.join('; ')}.` };
}

async function savePoints(
  bookmarks: readonly Bookmark[],
  format: 'kml' | 'geojson',
  { bookmarkList }: Messages,
): Promise<void> {
  const { writePointsGeoJson, writePointsKml } = await import('@cae-map/route-export/points/points');
  const points = bookmarks.map(({ id, latlng, zoom, color, name, note }) => ({
    id,
    name,
    note,
    latitude: latlng.lat,
    longitude: latlng.lng,
    zoom,
    colour: color,
  }));
  if (format === 'kml') {
    const text = writePointsKml(bookmarkList.documentName, points);
    saveFile(text, `${bookmarkList.fileName}.kml`, 'application/vnd.google-earth.kml+xml');
  } else {
    saveFile(writePointsGeoJson(points), `${bookmarkList.fileName}.geojson`, 'application/geo+json');
  }
}
