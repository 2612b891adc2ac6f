// @vitest-environment jsdom
import type { Journey } from '@cae-map/expedition/journey/journey';
import { momentOfPlace } from '@cae-map/expedition/journey/days/moment-of-place';
import type { Moment } from '@cae-map/expedition/journey/moment';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { beforeEach, expect, test } from 'vitest';
import { useJourney } from '../../../lib/journey/journey-store.ts';
import { SelectedPlaceProvider } from '../../../lib/selection/selected-place-context.tsx';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { useJourneyUrl } from './use-journey-url.ts';

const places = [
  placeRecord({ place_id: 1, seqid: 1, date: '1925-08-12', enddate: '1925-08-14' }),
  placeRecord({ place_id: 2, seqid: 2, date: '1925-08-20', enddate: '1925-08-24', latitude: 35 }),
];
const journey = toJourney(toExpedition({ places, images: [] }));
if (journey === null) throw new Error('the places make no journey');

const rendered: Moment[] = [];

function Player({ journey }: { readonly journey: Journey }) {
  const isPlaced = useJourneyUrl(journey);
  return isPlaced && <Bar />;
}

function Bar() {
  rendered.push(useJourney((state) => state.moment));
  return null;
}

beforeEach(() => {
  rendered.length = 0;
});

test('the player is rendered at the moment of the open stop from the first time on', () => {
  renderInApp(
    <SelectedPlaceProvider value={2}>
      <Player journey={journey} />
    </SelectedPlaceProvider>,
  );
  expect(new Set(rendered)).toEqual(new Set([momentOfPlace(journey, 2)]));
});
