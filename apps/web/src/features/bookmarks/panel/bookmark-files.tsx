import { useRef, useState } from 'react';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { describeLeftOut } from '../../../lib/left-out/left-out-messages.ts';
import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import { bookmarkMessages } from '../messages/index.ts';
import { addBookmarks, useBookmarks } from '../model/bookmark-store.ts';
import { mostBookmarks, type Bookmark } from '../model/bookmark.ts';
import { bookmarkFileLimits } from '../model/file-limits.ts';
import { mergeBookmarks } from '../model/merge-bookmarks.ts';
import type { FileReading } from '../model/read-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './bookmarks-panel.module.css';

interface Outcome {
  readonly isFailure: boolean;
  readonly text: string;
}

/** Import of bookmarks from files, and their export as KML and GeoJSON. */
export function BookmarkFiles() {
  const { language, messages } = useLanguage(bookmarkMessages);
  const { bookmarkList } = messages;
  const bookmarks = useBookmarks();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const importFile = async (file: File): Promise<void> => {
    setOutcome(addFile(file.name, await readFile(file, language), bookmarks, messages));
  };
  return (
    <div className={styles.files}>
      <div role="status" className={outcome?.isFailure === true ? styles.failure : styles.note}>
        {outcome?.text}
      </div>
      {/* It accepts every extension: systems that do not know GPX would disable such files. */}
      <input
        ref={input}
        type="file"
        hidden
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
      <p className={styles.note}>
        {bookmarkList.formats} {bookmarkList.kept}
      </p>
    </div>
  );
}

type Messages = MessagesOf<typeof bookmarkMessages>;

/** Why no bookmark was added; the first reason is that the file was deleted or changed after it had been chosen. */
type ImportReading = FileReading | { readonly ok: false; readonly reason: 'unreadable' | 'reader-missing' };

/** Reads a file; larger ones are not loaded into memory. */
async function readFile(file: File, language: ContentLanguage): Promise<ImportReading> {
  if (file.size > bookmarkFileLimits.fileBytes) return { ok: false, reason: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { ok: false, reason: 'unreadable' };
  // The readers of files are needed only here.
  const reader = await import('../model/read-file.ts').catch(() => null);
  if (reader === null) return { ok: false, reason: 'reader-missing' };
  return reader.readBookmarkFile(new Uint8Array(bytes), language);
}

/** Adds the points of a file to the bookmarks. */
function addFile(
  fileName: string,
  reading: ImportReading,
  present: readonly Bookmark[],
  messages: Messages,
): Outcome {
  const { bookmarkList } = messages;
  if (!reading.ok) {
    const leftOut = 'leftOut' in reading ? describeLeftOut(reading.leftOut ?? [], bookmarkList.leftOut) : '';
    const reason = [bookmarkList.failures[reading.reason], leftOut].filter(Boolean).join(' ');
    return { isFailure: true, text: bookmarkList.importFailed(fileName, reason) };
  }
  const { added, known, leftOut } = mergeBookmarks(present, reading.bookmarks);
  if (added.length > 0) addBookmarks(added);
  const parts = [
    bookmarkList.imported(fileName, added.length),
    ...(known > 0 ? [bookmarkList.known(known)] : []),
    ...(leftOut > 0 ? [bookmarkList.tooMany(leftOut, mostBookmarks)] : []),
  ];
  const left = describeLeftOut(reading.leftOut, bookmarkList.leftOut);
  return { isFailure: false, text: [`${parts.join('; ')}.`, left].filter(Boolean).join(' ') };
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
