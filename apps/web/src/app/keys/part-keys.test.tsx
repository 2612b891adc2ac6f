// @vitest-environment jsdom
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyHelp } from '../../features/hotkeys/key-help.tsx';
import { partKeys } from '../../features/hotkeys/part-keys.ts';
import { findMomentForKey } from '../../features/journey/model/steer.ts';
import { findWalkAction } from '../../features/stops/walk/walk-keys.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';

const findPartKeys = (wanted: string) => partKeys.filter(({ group }) => group === wanted);
const idle = { ctrlKey: false, altKey: false, metaKey: false };

test('the slider of days handles all keys that the key help lists for it', () => {
  const journey = toJourney(toExpedition({ places: [placeRecord()], images: [] }));
  if (journey === null) throw new Error('the place makes no journey');
  for (const { keys } of findPartKeys('journey'))
    for (const stroke of keys) {
      const pressed = { key: stroke.at(-1) ?? '', shiftKey: stroke[0] === 'Shift' };
      expect(findMomentForKey(journey, journey.start, pressed, 'stop'), stroke.join('+')).not.toBeNull();
    }
});

test('the walk along the stops handles all keys that the key help lists for it', () => {
  const codes = findPartKeys('walk').flatMap(({ keys, letters = [] }) => [
    ...keys.flat(),
    ...letters.flatMap((letter) => ('code' in letter ? [letter.code] : [])),
  ]);
  expect(codes).toContain('KeyW');
  for (const code of codes) expect(findWalkAction({ code, ...idle }), code).not.toBeNull();
});

test.each([
  ['en', ['Stops on the map', 'Map', 'Journey player', 'Picture viewer', 'Book', 'Site'], 'W'],
  [
    'ru',
    ['Стоянки на карте', 'Карта', 'Плеер путешествия', 'Просмотр изображений', 'Книга', 'Сайт'],
    'W (Ц)',
  ],
] as const)('the key help groups the keys of the parts under headings (%s)', (language, headings, letter) => {
  stubDialogs();
  renderInApp(<KeyHelp isOpen />, { language });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    headings,
  );
  const map = within(
    screen.getByRole('heading', { level: 3, name: headings[1] }).parentElement ?? document.body,
  );
  expect(map.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['← → ↑ ↓', '+ −']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(letter);
  expect(screen.getAllByText('Esc')).toHaveLength(3);
});
