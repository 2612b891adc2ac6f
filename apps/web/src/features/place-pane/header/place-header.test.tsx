// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { restoreSession } from '../../../lib/session/session.ts';
import { showPane } from '../../../testing/show-pane.tsx';

afterEach(() => {
  localStorage.clear();
  restoreSession('');
});

test.each(['en', 'ru'] as const)(
  'the pane shows the title, the dates with their icon, the modern names, and to admins the edit link (%s) [PLC-1]',
  (language) => {
    showPane({ language, place: { title_modern: 'Leh town; Город Лех; Leh; སླེ་' } });
    const isRussian = language === 'ru';
    const title = screen.getByRole('heading', { level: 1, name: isRussian ? 'Лех' : 'Leh' });
    expect(title.getAttribute('lang')).toBe(language);
    const days = isRussian ? '26 августа – 19 сентября 1925' : '26 August – 19 September 1925';
    const dates = screen.getByText(days).parentElement;
    expect(dates?.querySelector('[role="img"]')).not.toBeNull();

    const definitions = screen.getAllByRole('definition');
    const label = isRussian ? 'Ныне' : 'Today';
    const first = definitions.findIndex((each) => each.previousElementSibling?.textContent === label);
    const [modern, other, foreign] = definitions.slice(first, first + 3);
    expect(modern?.previousElementSibling?.textContent).toBe(label);
    expect(modern?.closest('section')?.id).toBe('sources');
    expect(modern?.textContent).toBe(isRussian ? 'Город Лех' : 'Leh town');
    // The title is not repeated as another name.
    expect(other?.textContent).toBe('སླེ་');
    expect(foreign?.previousElementSibling?.textContent).toBe(isRussian ? 'Латиницей' : 'In Russian');
    expect(foreign?.textContent).toBe(isRussian ? 'Leh town' : 'Город Лех');
    expect(screen.getByText('སླེ་').getAttribute('lang')).toBe('bo');

    const name = isRussian ? 'Изменить стоянку' : 'Edit the stop';
    expect(screen.queryByRole('link', { name })).toBeNull();
    act(() => restoreSession('?magic=AdminMode'));
    const address = isRussian ? '/place/edit/53' : '/en/place/edit/53';
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  },
);

test('the icon shows the kind of the stay, and a stay of fewer than 6 days is listed day by day [PLC-2]', () => {
  const shown = (date: string | null, enddate: string | null, date_format = 'YYYY-MM-DD') => {
    const { unmount, container } = showPane({ place: { date, enddate, date_format } });
    const icon = container.querySelector('[role="img"]');
    const found = [icon?.getAttribute('aria-label'), icon?.nextElementSibling?.textContent];
    unmount();
    return found;
  };
  const [home, chevron, camp, calendar] = ['a long stay', 'one-day stop', 'a stay', 'date partly known'];
  expect(shown('1925-08-26', '1925-09-19')).toEqual([home, '26 August – 19 September 1925']);
  expect(shown('1925-08-26', '1925-09-01')).toEqual([home, '26 August – 1 September 1925']);
  expect(shown('1925-08-29', '1925-09-03')).toEqual([camp, '29, 30, 31 August, 1, 2, 3 September 1925']);
  expect(shown('1925-08-29', '1925-08-30')).toEqual([camp, '29, 30 August 1925']);
  expect(shown('1925-08-29', '1925-08-29')).toEqual([chevron, '29 August 1925']);
  expect(shown('1925-08-29', null)).toEqual([calendar, '29 August 1925']);
  expect(shown('1925-08-29', '1925-08-30', 'YYYY-MM')).toEqual([calendar, 'August 1925']);
  expect(shown(null, null)).toEqual([calendar, 'date not known']);
});

test('approximate dates are marked as such, and a place without a modern name has no row for it', () => {
  showPane({ place: { date_acc: -1, title_modern: ' ; ' } });
  expect(screen.getByText('about 26 August – 19 September 1925')).toBeDefined();
  expect(screen.queryByText('Today')).toBeNull();
});

test('a title of 2,000 letters has a smaller font and is not truncated', () => {
  const title = 'Very long name '.repeat(134).trim();
  showPane({ place: { title_en: title } });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(title);
  expect(heading.dataset.long).toBe('true');
});
