// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textRecord } from '../../../testing/data/records.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { readerOptions } from '../appearance/reader-options.ts';
import { readProgress, saveProgress } from '../progress/reading-progress.ts';
import { useIsReadingMapShown } from '../../../lib/reading/reading-map.ts';
import { useReadText } from '../../../lib/reading/reading-store.ts';
import { setHoveredStop, useHoveredStop } from '../../../lib/selection/hovered-stop.ts';
import { markedSentences, openChapter } from '../../../testing/open-chapter.tsx';

let intersect: (textId: number) => void = () => {};

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callback();
    return 0;
  });
  const { IntersectionObserver: Original } = window;
  // The observer of the reading line reports only what the test passes to it; all texts are near the viewport.
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Original {
      readonly #isLine: boolean;
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        super(callback, options);
        this.#isLine = options.rootMargin?.startsWith('-') ?? false;
        if (!this.#isLine) return;
        intersect = (textId) =>
          act(() => {
            const target = document.querySelector(`[data-text="${textId}"]`);
            callback([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this);
          });
      }
      override observe(target: Element): void {
        if (!this.#isLine) super.observe(target);
      }
    },
  );
  return () => void vi.unstubAllGlobals();
});

describe('the position in a chapter', () => {
  test('is kept by the text that crosses the reading line, but not at the first one', () => {
    openChapter();
    const { result: readId } = renderHook(() => useReadText((text) => text?.textId));
    expect([readId.current, readProgress(1)]).toEqual([11, null]);
    intersect(12);
    expect([readId.current, readProgress(1)]).toEqual([12, { chapterId: 4, textId: 12 }]);
  });

  test('is offered on return, unless the URL names another text', () => {
    saveProgress(1, { chapterId: 4, textId: 12 });
    const { unmount } = openChapter();
    expect(screen.getByRole('link', { name: 'Continue reading: 9 August 1925' }).getAttribute('href')).toBe(
      '#text-12',
    );
    unmount();
    openChapter({ hash: '#text-11' });
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  });

  test('is not offered if its text no longer exists', () => {
    saveProgress(1, { chapterId: 4, textId: 99 });
    openChapter();
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  });
});

describe('the address of a sentence', () => {
  test('marks the sentence and moves the focus to it', () => {
    openChapter({ hash: '#t=12&s=They%20slept%20in%20the%20hollow' });
    expect(markedSentences()).toEqual(['They slept in the hollow.']);
    expect(document.activeElement?.textContent).toBe('They slept in the hollow.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('opens the text and reports it if the sentence no longer exists', () => {
    openChapter({ hash: '#t=12&s=Camels%20were%20bought%20in%20Khotan' });
    expect(screen.getByRole('alert').textContent).toContain('no longer in this entry');
    expect(document.activeElement?.id).toBe('text-12');
    expect(markedSentences()).toEqual([]);
  });

  test('reports that the text is no longer in the chapter', () => {
    openChapter({ hash: '#t=99&s=They%20slept', language: 'ru' });
    expect(screen.getByRole('alert').textContent).toContain('в этой главе больше нет');
  });
});

describe('two languages', () => {
  const sentence = (text: string): Element => {
    const [found] = screen.getAllByText(text);
    if (found === undefined) throw new Error(`no sentence ${text}`);
    return found;
  };

  test('a click on a sentence opens its twin, and the next click closes it', async () => {
    const user = userEvent.setup();
    openChapter();
    await user.click(sentence('It snowed.'));
    expect(screen.getByRole('status').textContent).toBe('Шёл снег.');
    expect(screen.getByRole('status').lang).toBe('ru');
    expect(markedSentences()).toEqual(['It snowed.']);
    await user.click(sentence('It snowed.'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(markedSentences()).toEqual([]);
  });

  test('the twin opens when the pointer rests on a sentence, and closes when it leaves the text', () => {
    vi.useFakeTimers();
    openChapter();
    fireEvent.pointerOver(sentence('It snowed.'), { pointerType: 'mouse' });
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void vi.advanceTimersByTime(400));
    expect(screen.getByRole('status').textContent).toBe('Шёл снег.');
    fireEvent.pointerLeave(screen.getByRole('article'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('side by side both sentences are marked when one is pointed at', () => {
    readerOptions.change({ languages: 'side' });
    openChapter();
    fireEvent.pointerOver(sentence('Шёл снег.'), { pointerType: 'mouse' });
    expect(markedSentences()).toEqual(['It snowed.', 'Шёл снег.']);
  });

  test('the key T opens the twin of a sentence in any layout, the arrow keys step, and Escape closes it', () => {
    openChapter();
    fireEvent.keyDown(document.body, { code: 'KeyT', key: 'е' });
    expect(screen.getByRole('status').textContent).toBe('Караван вышел на заре.');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown', code: 'ArrowDown' });
    expect(screen.getByRole('status').textContent).toBe('Шёл снег.');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', code: 'Escape' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('keys with a modifier and in fields are left to the browser', () => {
    openChapter();
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft', code: 'ArrowLeft', [held]: true })).toBe(
        true,
      );
    const select = screen.getByRole('combobox', { name: 'Languages' });
    expect(fireEvent.keyDown(select, { code: 'KeyT', key: 't' })).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('a missing language has a note, in every mode', () => {
    const texts = [textRecord({ text_id: 11, text_content_en: '' })];
    const { unmount } = openChapter({ texts });
    expect(screen.getByText('Available in Russian only')).toBeDefined();
    unmount();
    for (const languages of ['side', 'below'] as const) {
      readerOptions.change({ languages });
      const opened = openChapter({ texts });
      expect(screen.getByText('Not yet translated into English')).toBeDefined();
      opened.unmount();
    }
  });

  test('a sentence without a translation has a note', async () => {
    const user = userEvent.setup();
    openChapter({
      texts: [textRecord({ text_id: 11, text_content: '', text_content_en: '<p>They came.</p>' })],
    });
    await user.click(sentence('They came.'));
    expect(screen.getByRole('status').textContent).toBe('The Russian text does not have this sentence.');
  });
});

describe('a chapter with unusual texts', () => {
  test('has the places of a text without Russian', () => {
    const english = '<p data-text4placeid="53">They came to <a data-text4placeid="60">Khotan</a>.</p>';
    openChapter({ texts: [textRecord({ text_id: 11, text_content: '', text_content_en: english })] });
    const { result } = renderHook(() => useReadText((text) => text));
    expect(result.current).toMatchObject({ aboutIds: [53], mentionedIds: [60] });
  });

  test('has a message without texts', () => {
    openChapter({ texts: [] });
    expect(screen.getByText('This chapter has no entries yet.')).toBeDefined();
  });

  test('shows texts without content, without a date and with marks of unknown places', () => {
    openChapter({
      texts: [
        textRecord({
          text_id: 1,
          text_content: '',
          text_content_en: ' ',
          text_onplace: '',
          text_onplace_en: '',
        }),
        textRecord({
          text_id: 2,
          text_date: null,
          text_content_en: '<p><a data-text4placeid="999999">Nowhere</a></p>',
        }),
        textRecord({
          text_id: 3,
          text_date: '1999-01-01',
          text_content_en: `<p>${'word '.repeat(5000)}</p>`,
        }),
      ],
    });
    expect(screen.getByText('This entry has no text yet.')).toBeDefined();
    expect(screen.getByText('undated')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Nowhere' }).getAttribute('href')).toBe('/en/place/999999');
    expect(screen.getByText('1 January 1999')).toBeDefined();
  });
});

describe('the settings', () => {
  test('are kept, change the page immediately and are reset', async () => {
    const user = userEvent.setup();
    const { unmount } = openChapter();
    await user.click(screen.getByRole('button', { name: 'Appearance of the book' }));
    const dialog = screen.getByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Languages'), 'Two languages side by side');
    await user.selectOptions(within(dialog).getByLabelText('Theme'), 'sepia');
    await user.selectOptions(within(dialog).getByLabelText('Letter size'), '150');
    await user.selectOptions(within(dialog).getByLabelText('Line spacing'), '200');
    await user.click(within(dialog).getByLabelText('Show the map'));
    const changed = {
      languages: 'side',
      showMap: false,
      showPhotos: true,
      thumbnailSize: 160,
      fontSize: 150,
      lineHeight: 200,
      theme: 'sepia',
    };
    expect(JSON.parse(localStorage.getItem('readerOptions') ?? '')).toEqual(changed);
    expect(document.documentElement.dataset['theme']).toBe('sepia');
    expect(document.documentElement.style.getPropertyValue('--reader-size')).toBe('1.5');
    expect(screen.getByRole('article').dataset['languages']).toBe('side');
    readerOptions.store.setState(readerOptions.initial, true);
    readerOptions.restore();
    expect(readerOptions.store.getState()).toEqual(changed);
    await user.click(within(dialog).getByRole('button', { name: 'Restore the defaults' }));
    expect(readerOptions.store.getState()).toEqual(readerOptions.initial);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    unmount();
    expect(document.documentElement.style.getPropertyValue('--reader-size')).toBe('');
  });
});

test('texts are drawn without changing their characters', () => {
  openChapter({ language: 'ru' });
  const section = document.getElementById('text-12');
  expect(section?.textContent).toContain('Ночевали в низине. Мороз 20 градусов.');
  expect(section?.querySelectorAll('[class*="tie"]').length).toBe(2);
});

test('a text links to what the books have about its first day', () => {
  openChapter({ language: 'ru' });
  const hrefs = screen
    .getAllByRole('link', { name: 'Этот день в книгах' })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/book/day/1925-08-08', '/book/day/1925-08-09']);
});

test('a name and its place on the map mark each other', () => {
  openChapter({ texts: [textRecord({ text_id: 11 })] });
  const name = screen.getByRole('link', { name: 'Leh' });
  fireEvent.pointerOver(name);
  const { result } = renderHook(useHoveredStop);
  expect(result.current).toBe(53);
  expect(name.hasAttribute('data-lit')).toBe(true);
  act(() => setHoveredStop(null));
  expect(name.hasAttribute('data-lit')).toBe(false);
  act(() => setHoveredStop(53));
  expect(name.hasAttribute('data-lit')).toBe(true);
});

test('the map is hidden and shown by the button', async () => {
  const user = userEvent.setup();
  openChapter();
  const { result } = renderHook(useIsReadingMapShown);
  await user.click(screen.getByRole('button', { name: 'Map', pressed: true }));
  expect([result.current, document.documentElement.dataset['readerMap']]).toEqual([false, 'off']);
  await user.click(screen.getByRole('button', { name: 'Map', pressed: false }));
  expect([result.current, document.documentElement.dataset['readerMap']]).toEqual([true, 'on']);
});
