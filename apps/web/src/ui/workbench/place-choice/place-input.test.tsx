// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callKey } from '../../../lib/api/query-key.ts';
import { restoreSession } from '../../../lib/session/session.ts';
import { placeRevision, signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { PlaceInput } from './place-input.tsx';
import { createPlaceOptions } from './use-place-options.ts';

const place = (place_id: number, title_en: string, date: string | null) =>
  placeRevision({ place_id, seqid: place_id * 10, title_en, date });
const places = [
  place(3, 'Khotan', '1925-10-14'),
  place(1, 'Leh', '1925-08-26'),
  place(2, 'Sanju Pass', '1925-10-04'),
];

test('createPlaceOptions sorts places by travel order and makes their labels unique', () => {
  const twice = [...places, place(4, 'Leh', '1925-08-26')];
  expect(createPlaceOptions(twice, 'en').map(({ label }) => label)).toEqual([
    'Leh · 26 August 1925',
    'Sanju Pass · 4 October 1925',
    'Khotan · 14 October 1925',
    'Leh · 26 August 1925 · 4',
  ]);
});

describe('the field for a place', () => {
  const onChange = vi.fn();
  const open = (placeId: number | null) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(callKey('listPlacesForEditors'), places);
    renderInApp(<PlaceInput emptyLabel="None" placeId={placeId} onChange={onChange} />, { queryClient });
    return screen.getByPlaceholderText<HTMLInputElement>('None');
  };
  const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });

  beforeEach(() => {
    onChange.mockReset();
    signInAsEditor();
  });
  afterEach(() => {
    localStorage.clear();
    restoreSession('');
  });

  test('chooses a suggested place before the field is left', () => {
    const input = open(1);
    expect(input.value).toBe('Leh · 26 August 1925');
    type(input, 'Khotan · 14 October 1925');
    expect(onChange.mock.calls).toEqual([[3]]);
  });

  test('chooses the only place that contains the typed text when it is left', () => {
    const input = open(null);
    type(input, 'pass');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onChange.mock.calls).toEqual([[2]]);
  });

  test('keeps the chosen place and the typed text with the reason when several places or none match', () => {
    const input = open(1);
    const reasons = [
      [
        '1925',
        '3 places match. Choose one from the list, or add its date. Still chosen: Leh · 26 August 1925.',
      ],
      ['Lhasa', 'There is no such place. Choose one from the list. Still chosen: Leh · 26 August 1925.'],
    ] as const;
    for (const [text, reason] of reasons) {
      type(input, text);
      expect(screen.queryByRole('alert')).toBeNull();
      fireEvent.blur(input);
      expect(screen.getByRole('alert').textContent).toBe(reason);
      expect([input.value, input.getAttribute('aria-invalid')]).toEqual([text, 'true']);
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  test('chooses no place when it is emptied', () => {
    type(open(1), '');
    expect(onChange.mock.calls).toEqual([[null]]);
  });
});
