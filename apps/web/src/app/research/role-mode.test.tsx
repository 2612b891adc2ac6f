// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appOptions } from '../../lib/options/app-options.ts';
import { resetLineTypeOfVisitors } from '../../lib/options/line-type.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() => import('../map-screen/map-region/live-map.tsx'));
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

/** The header of the page, which is before those of panes. */
const header = () => within(document.querySelector('header') ?? document.body);
const tool = () => screen.queryByRole('button', { name: /^(Export the route|Выгрузить маршрут)/ });
/** By text, because the style sheet of jsdom hides popovers. */
const leaveButton = (text: string) => header().getByText(text);

describe('the indicator of the mode in the header', () => {
  test.each([
    ['/en/place/53', '?magic=ResearcherMode', 'Researcher mode'],
    ['/en/place/53', '?magic=AdminMode', 'Administrator mode'],
    ['/place/53', '?magic=ResearcherMode', 'Режим исследователя'],
    ['/place/53', '?magic=AdminMode', 'Режим администратора'],
  ])('at %s with the query %s is %j', async (url, query, name) => {
    restoreSession(query);
    await openMap(url);
    expect(header().getByRole('button', { name })).toBeDefined();
  });

  test.each(['', '?magic=unknown'])('is absent with the query %j', async (query) => {
    restoreSession(query);
    await openMap('/en/place/53');
    expect(header().queryByRole('button', { name: /mode/ })).toBeNull();
  });

  test('ends the mode, restores the view of a visitor, announces it and moves the focus to the content', async () => {
    restoreSession('?magic=ResearcherMode');
    resetLineTypeOfVisitors();
    appOptions.change({ pathGroupBy: 'transport' });
    await openMap('/en/place/53');
    await waitFor(() => expect(tool()).not.toBeNull());
    await act(async () => void fireEvent.click(leaveButton('Leave the mode')));
    expect(header().queryByRole('button', { name: 'Researcher mode' })).toBeNull();
    expect(tool()).toBeNull();
    expect(appOptions.store.getState().pathGroupBy).toBe('year');
    expect(document.activeElement?.id).toBe('content');
    expect(screen.getByText('The mode is off; the map looks as it does for every visitor')).toBeDefined();
    restoreSession('');
    expect(header().queryByRole('button', { name: 'Researcher mode' })).toBeNull();
  });
});
