// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { SuggestedTexts } from './suggested-texts.tsx';

test('the author and the description in a file are put into the field of one language by a click only', () => {
  const onUse = vi.fn();
  renderInApp(<SuggestedTexts metadata={{ author: 'A. Person', description: 'A gate' }} onUse={onUse} />);
  expect(onUse).not.toHaveBeenCalled();
  const author = within(screen.getByRole('group', { name: /author/i })).getAllByRole('button');
  const description = within(screen.getByRole('group', { name: /description/i })).getAllByRole('button');
  for (const button of [...author, ...description]) fireEvent.click(button);
  expect(onUse.mock.calls).toEqual([
    [{ author_ru: 'A. Person' }],
    [{ author_en: 'A. Person' }],
    [{ title_ru: 'A gate' }],
    [{ title_en: 'A gate' }],
  ]);
});

test('a file without an author and a description suggests nothing', () => {
  renderInApp(<SuggestedTexts metadata={{ author: null, description: null }} onUse={vi.fn()} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
