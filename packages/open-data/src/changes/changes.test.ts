import { describe, expect, test } from 'vitest';
import { aPlace } from '@cae-map/expedition/testing/records';
import { sampleArchive } from '../testing/archives.ts';
import { sampleRecords } from '../testing/sample-records.ts';
import { compareArchives } from './compare-archives.ts';
import { writeChanges } from './write-changes.ts';

function changesTo(newArchive: Uint8Array, language: 'ru' | 'en' = 'en'): string {
  const changes = compareArchives(sampleArchive(), newArchive);
  if ('unreadable' in changes) throw new Error(changes.unreadable);
  return writeChanges(changes, language);
}

const edited = sampleArchive({
  places: [
    ...sampleRecords.places
      .slice(0, 1)
      .map((place) => ({ ...place, latitude: 41, notes_en: 'A <b>note</b>' })),
    ...sampleRecords.places.slice(1, 3),
    aPlace({ place_id: 5, title_en: 'Hunza' }),
  ],
});

describe('the page of the changes between two archives', () => {
  test('has added, changed and removed records with the values of their fields', () => {
    const page = changesTo(edited);
    expect(page).toMatch(
      /^# What changed in the open data from version 2026-11-29\.\w{8} to 2026-11-29\.\w{8}\n/,
    );
    expect(page).toContain('## Stops and places\n\n### Added: 1\n\n- Hunza (place_id 5)');
    expect(page).toContain('- Leh, "the capital" (place_id 1)\n  - `latitude`: 40 → 41\n');
    expect(page).toContain(String.raw`  - ${'`notes_en`'}: empty → A \<b\>note\</b\>`);
    expect(page).toContain('### Removed: 1\n\n- user@host (place_id 4)');
  });

  test('is in Russian as well', () => {
    expect(changesTo(edited, 'ru')).toContain('### Изменены: 1\n\n- Лех (place_id 1)');
  });

  test('says so if no record has changed', () => {
    expect(changesTo(sampleArchive())).toMatch(/\n\nNo record has changed\.\n$/);
  });

  test('names the archive that cannot be read', () => {
    expect(compareArchives(new Uint8Array(10), sampleArchive())).toEqual({ unreadable: 'old' });
    expect(compareArchives(sampleArchive(), new Uint8Array(10))).toEqual({ unreadable: 'new' });
  });
});
