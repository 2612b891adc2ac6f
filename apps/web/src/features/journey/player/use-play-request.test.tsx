// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import { playRequest } from '../model/play-request.ts';
import { usePlayRequest } from './use-play-request.ts';

function Player() {
  usePlayRequest();
  const { state } = useLocation();
  return <p>{state === null ? 'no state' : 'a state'}</p>;
}

function open(entryState: unknown): void {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/place/5', state: entryState }]}>
      <Player />
    </MemoryRouter>,
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a link that requests the playback starts it once and its history entry no longer requests it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  open(playRequest);
  expect(journeyStore.getState().isPlaying).toBe(true);
  await screen.findByText('no state');
  expect(journeyStore.getState().isPlaying).toBe(true);
});

test('under reduced motion a request of the playback starts nothing', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open(playRequest);
  await screen.findByText('no state');
  expect(journeyStore.getState().isPlaying).toBe(false);
});

test('a link without a request starts nothing', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  open(null);
  expect(journeyStore.getState().isPlaying).toBe(false);
});
