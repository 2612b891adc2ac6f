// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { SaveBar } from './save-bar.tsx';

const unchanged = { changes: {}, past: [{ title: 'Leh' }], future: [] };

function show(isDiscarded: boolean) {
  const onUndo = vi.fn();
  const others = { onSave: vi.fn(), onRedo: vi.fn(), onDiscard: vi.fn() };
  renderInApp(
    <SaveBar
      draft={unchanged}
      problems={[]}
      isSaving={false}
      isDiscarded={isDiscarded}
      onUndo={onUndo}
      {...others}
    />,
  );
  return onUndo;
}

test('discarded changes are brought back from the bar, which is in view wherever the form is scrolled to', () => {
  const onUndo = show(true);
  expect(screen.getByRole('status').textContent).toBe('The unsaved changes are discarded.');
  fireEvent.click(screen.getByRole('button', { name: 'Bring them back' }));
  expect(onUndo).toHaveBeenCalledOnce();
});

test('the bar offers to bring back nothing while no changes were discarded', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Bring them back' })).toBeNull();
});
