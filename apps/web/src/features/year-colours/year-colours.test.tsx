// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { yearColoursSwitch } from './year-colours-command.ts';
import { YearColours } from './year-colours.tsx';

afterEach(() => act(() => yearColoursSwitch.set(false)));

test('Escape closes the tuner of the year colours', async () => {
  yearColoursSwitch.set(true);
  renderInApp(<YearColours />);
  const heading = await screen.findByRole('heading', { name: 'Colours of the years' });
  fireEvent.keyDown(heading, { key: 'Escape' });
  expect(screen.queryByRole('heading', { name: 'Colours of the years' })).toBeNull();
});
