// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useNotices } from '../../../lib/notices/notices.ts';
import { useReadText } from '../../../lib/reading/reading-store.ts';
import { stubSpeech } from '../../../testing/browser/fake-speech.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { textRecord } from '../../../testing/data/records.ts';
import { markedSentences, openChapter, twoTexts } from '../../../testing/open-chapter.tsx';

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  return () => void vi.unstubAllGlobals();
});

const press = (code: string, key: string) => fireEvent.keyDown(document.body, { code, key });
const button = (name: string) => screen.getByRole('button', { name });
const sentences = [
  'The caravan left at dawn.',
  'It snowed.',
  'They slept in the hollow.',
  'There were 20 degrees of frost.',
];

describe('reading aloud', () => {
  test('speaks sentence by sentence to the end of the chapter, with each marked and its text in step', async () => {
    const speech = stubSpeech(['en-GB']);
    openChapter();
    const { result: readId } = renderHook(() => useReadText((text) => text?.textId));
    await userEvent.setup().click(button('Read aloud'));
    const steps = sentences.map(() => {
      const step = [speech.spoken.at(-1), markedSentences().join(), readId.current];
      act(() => speech.finish());
      return step;
    });
    expect(steps).toEqual(sentences.map((sentence, index) => [sentence, sentence, index < 2 ? 11 : 12]));
    expect(speech.isSpeaking()).toBe(false);
    expect(markedSentences()).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Reading aloud' })).toBeNull();
  });

  test('is offered once the browser has a voice for the language of the page', () => {
    const speech = stubSpeech(['en-US']);
    openChapter({ language: 'ru' });
    expect(screen.queryByRole('button', { name: 'Читать вслух' })).toBeNull();
    press('KeyR', 'r');
    expect(speech.spoken).toEqual([]);
    act(() => speech.addVoices(['ru_RU']));
    expect(button('Читать вслух')).toBeDefined();
  });

  test('is not offered by a browser without speech', () => {
    openChapter();
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
    press('KeyR', 'r');
    expect(screen.queryByRole('group', { name: 'Reading aloud' })).toBeNull();
  });

  test('is paused and continues at the beginning of the sentence', async () => {
    const user = userEvent.setup();
    const speech = stubSpeech(['en']);
    openChapter();
    press('KeyR', 'к');
    act(() => speech.finish());
    await user.click(button('Pause'));
    expect([speech.isSpeaking(), markedSentences()]).toEqual([false, ['It snowed.']]);
    await user.click(button('Continue'));
    expect([speech.isSpeaking(), speech.spoken.at(-1)]).toEqual([true, 'It snowed.']);
    press('KeyR', 'r');
    expect(speech.isSpeaking()).toBe(false);
  });

  test('steps to the next and the previous sentence by buttons and arrow keys', async () => {
    const user = userEvent.setup();
    const speech = stubSpeech(['en']);
    openChapter();
    press('KeyR', 'r');
    await user.click(button('Next sentence'));
    press('ArrowDown', 'ArrowDown');
    expect(speech.spoken.at(-1)).toBe(sentences[2]);
    press('ArrowUp', 'ArrowUp');
    expect(speech.spoken.at(-1)).toBe(sentences[1]);
    await user.click(button('Previous sentence'));
    await user.click(button('Previous sentence'));
    expect([speech.spoken.at(-1), markedSentences()]).toEqual([sentences[0], [sentences[0]]]);
  });

  test('is stopped by its button, by Escape and when the chapter or the page is left', async () => {
    const user = userEvent.setup();
    const speech = stubSpeech(['en']);
    const { unmount } = openChapter();
    const isOn = () => [speech.isSpeaking(), markedSentences().length > 0];
    for (const stop of [
      async () => await user.click(button('Stop reading aloud')),
      async () => await user.click(button('Read aloud')),
      () => Promise.resolve(press('Escape', 'Escape')),
      () => Promise.resolve(act(() => void window.dispatchEvent(new Event('pagehide')))),
      () => Promise.resolve(unmount()),
    ]) {
      press('KeyR', 'r');
      expect(isOn()).toEqual([true, true]);
      await stop();
      expect(isOn()).toEqual([false, false]);
    }
  });

  test('begins at the sentence whose translation is open', () => {
    const speech = stubSpeech(['en']);
    openChapter();
    press('KeyT', 't');
    for (let step = 0; step < 3; step += 1) press('ArrowDown', 'ArrowDown');
    press('KeyR', 'r');
    expect([speech.spoken, screen.getAllByRole('status').map((status) => status.textContent)]).toEqual([
      [sentences[3]],
      [''],
    ]);
  });

  test('leaves out texts that are not in the language of the page', () => {
    const speech = stubSpeech(['en']);
    openChapter({ texts: [textRecord({ text_id: 11, text_content_en: '' }), ...twoTexts.slice(1)] });
    press('KeyR', 'r');
    expect(speech.spoken).toEqual([sentences[2]]);
  });

  test('is off, with a notice, after the browser failed to speak', () => {
    const speech = stubSpeech(['en']);
    openChapter();
    press('KeyR', 'r');
    act(() => speech.finish('error'));
    expect(markedSentences()).toEqual([]);
    const { result: notices } = renderHook(useNotices);
    expect(notices.current.map(({ message }) => message)).toEqual([
      expect.stringContaining('could not read the text aloud'),
    ]);
  });
});
