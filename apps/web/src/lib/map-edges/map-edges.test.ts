// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { occupyEdge, releaseEdge, useOccupiedEdges, type EdgePanel } from './map-edges.ts';
import { useEdgePanel } from './use-edge-panel.ts';

const list: EdgePanel = { id: 'list', edge: 'right', size: '320px' };
const bar: EdgePanel = { id: 'bar', edge: 'bottom', size: 'var(--bar)' };
const free = {
  '--occupied-left': '0px',
  '--occupied-right': '0px',
  '--occupied-bottom': '0px',
  '--occupied-inner': '0px',
};

function occupied(reserved: readonly EdgePanel[] = []) {
  return renderHook(() => useOccupiedEdges(reserved)).result;
}

test('useEdgePanel reserves the space of a panel while the component is mounted', () => {
  const edges = occupied();
  expect(edges.current).toEqual(free);
  const { rerender, unmount } = renderHook<void, EdgePanel | null>(useEdgePanel, { initialProps: list });
  expect(edges.current).toEqual({ ...free, '--occupied-right': 'calc(320px + var(--gap-right))' });
  rerender(null);
  expect(edges.current).toEqual(free);
  rerender(list);
  unmount();
  expect(edges.current).toEqual(free);
});

test('the sizes of panels at the same edge are added', () => {
  const edges = occupied();
  act(() => occupyEdge(list));
  act(() => occupyEdge({ ...list, id: 'tools', size: '10rem' }));
  expect(edges.current['--occupied-right']).toBe('calc(320px + var(--gap-right) + 10rem + var(--gap-right))');
  act(() => releaseEdge('list'));
  expect(edges.current['--occupied-right']).toBe('calc(10rem + var(--gap-right))');
  act(() => releaseEdge('tools'));
});

test('a reserved panel occupies its reserved size until it is shown', () => {
  const edges = occupied([bar]);
  expect(edges.current['--occupied-bottom']).toBe('calc(var(--bar) + var(--gap-bottom))');
  act(() => occupyEdge({ ...bar, size: '46px' }));
  expect(edges.current['--occupied-bottom']).toBe('calc(46px + var(--gap-bottom))');
  act(() => releaseEdge('bar'));
  expect(edges.current['--occupied-bottom']).toBe('calc(var(--bar) + var(--gap-bottom))');
});
