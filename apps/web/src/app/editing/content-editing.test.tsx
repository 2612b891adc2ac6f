// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPerson } from '@cae-map/expedition/testing/people-and-works';
import { textDraft } from '../../features/book-editing/text/text-draft.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { accountRecord, imageRecord, placeRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { nobodyElse, signInAsEditor, textRevision } from '../../testing/editor.ts';
import { editorOf, selectText, writeHtml } from '../../testing/html-field.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const places = [
  placeRecord({
    place_id: 53,
    seqid: 10,
    title_ru: 'Лех',
    title_en: 'Leh',
    date: '1925-08-26',
    enddate: '1925-09-18',
  }),
  placeRecord({
    place_id: 8,
    seqid: 20,
    title_ru: 'Кашгар',
    title_en: 'Kashgar',
    date: '1926-02-03',
    enddate: null,
  }),
  placeRecord({
    place_id: 90,
    seqid: 30,
    title_ru: 'Лех. Дворец',
    title_en: 'Leh. Palace',
    date: '1925-12-01',
    enddate: null,
  }),
];
const images = [
  imageRecord({ image_id: 1, place_id: 53, title_en: 'The palace', image_type: 'histexpphoto' }),
  imageRecord({ image_id: 2, place_id: 8, title_en: 'A gate', image_type: 'painting' }),
];
const people = [
  aPerson({ person_id: 'ryabinin', name_ru: 'Константин Рябинин', name_en: 'Konstantin Ryabinin' }),
];

const russianHtml = '<p data-text4placeid="53">Пришли в Лех. Рябинин остался.</p>';
const englishHtml =
  '<p data-text4placeid="53">They came to <a data-text4placeid="53">Leh</a>. Ryabinin stayed.</p>';
let stored = textRevision({
  text_id: 12,
  text_date: '1925-08-26',
  text_content: russianHtml,
  text_content_en: englishHtml,
});

const fetchRecords = ((input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
  const path = url.pathname.replace('/v1', '');
  if (path === '/admin/presence') return Promise.resolve(Response.json(nobodyElse));
  if (path === '/admin/texts/12') return Promise.resolve(Response.json(stored));
  if (path === '/admin/proposals/') return Promise.resolve(Response.json([]));
  return servedRecords({ places, people, images, account: accountRecord({ role: 'editor' }) })(input, init);
}) as typeof fetch;

useIndexedDb();
// The first loading of these modules can take longer than a test waits.
beforeAll(async () => {
  await import('../../features/book-editing/text/text-kind.tsx');
  await import('../../features/book-editing/text/content/content-field.tsx');
  await import('../map-screen/map-region/live-map.tsx');
}, 60_000);
beforeEach(() => {
  stored = { ...stored, text_content: russianHtml, text_content_en: englishHtml };
  setUpNewVisitor();
  signInAsEditor();
  stubDialogs();
});
afterEach(() => {
  textDraft.stop();
  tearDownMap();
});

const open = () => openAppOn('/en/text/edit/12', fetchRecords);
const field = (name: string) => screen.findByRole('textbox', { name });
const russian = () => field('Text in Russian');
const english = () => field('Text in English');
const changes = () => textDraft.store.getState().draft?.changes;
const toolbar = (name: string) => screen.findByRole('toolbar', { name: `Formatting: ${name}` });
const pressTool = async (of: string, name: RegExp | string) =>
  fireEvent.click(await within(await toolbar(of)).findByRole('button', { name }));
const choice = () => screen.findByRole('combobox', { name: /^Where|^Add a stop/ });
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const highlights = (element: HTMLElement, kind: string) =>
  Array.from(element.querySelectorAll(`[data-highlight-${kind}]`), ({ textContent }) => textContent);

describe('the text of an entry', () => {
  test('is not changed by opening it and by selecting in it', async () => {
    await open();
    selectText(await russian(), 'Лех');
    selectText(await english(), 'stayed');
    await waitFor(async () => expect(highlights(await russian(), 'found')).toContain('Рябинин'));
    expect(changes()).toEqual({});
  });

  test('is the stored one again when a change is taken back by hand', async () => {
    stored = { ...stored, text_content: ' Пришли <b><i>в</i></b>\n<p>Лех</p>' };
    await open();
    const element = await russian();
    act(() => void editorOf(element).commands.insertContentAt(1, 'X'));
    expect(Object.keys(changes() ?? {})).toEqual(['text_content']);
    act(() => void editorOf(element).commands.deleteRange({ from: 1, to: 2 }));
    expect(changes()).toEqual({});
  });

  test('follows undo and redo of the form, in steps of single changes', async () => {
    await open();
    const element = await english();
    writeHtml(element, '<p>One</p>');
    writeHtml(element, '<p>Two</p>');
    await press('Undo a step (Ctrl+Z)');
    await waitFor(() => expect(element.textContent).toBe('One'));
    await press('Undo a step (Ctrl+Z)');
    await waitFor(() => expect(element.textContent).toBe('They came to Leh. Ryabinin stayed.'));
    expect(changes()).toEqual({});
    await press('Redo a step (Ctrl+Shift+Z)');
    await waitFor(() => expect(element.textContent).toBe('One'));
    expect(changes()).toEqual({ text_content_en: '<p>One</p>' });
  });

  test('is formatted by the buttons, of which those of the present format are pressed', async () => {
    await open();
    selectText(await english(), 'stayed');
    await pressTool('Text in English', 'Bold (Ctrl+B)');
    await pressTool('Text in English', 'Quotation');
    expect(changes()).toEqual({
      text_content_en:
        '<blockquote><p data-text4placeid="53">They came to <a data-text4placeid="53">Leh</a>. Ryabinin <strong>stayed</strong>.</p></blockquote>',
    });
    const bold = await within(await toolbar('Text in English')).findByRole('button', {
      name: 'Bold (Ctrl+B)',
    });
    expect(bold.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(bold);
    await waitFor(() => expect(bold.getAttribute('aria-pressed')).toBe('false'));
  });

  test('loses the older element of an emphasis as well when the emphasis is removed', async () => {
    stored = { ...stored, text_content_en: '<p>a <b>word</b></p>' };
    await open();
    selectText(await english(), 'word');
    await pressTool('Text in English', 'Bold (Ctrl+B)');
    expect(changes()).toEqual({ text_content_en: '<p>a word</p>' });
  });

  test('is linked to a page, but not to an address that can run scripts', async () => {
    await open();
    selectText(await english(), 'stayed');
    await pressTool('Text in English', 'Link to a page');
    const address = await screen.findByRole('textbox', { name: 'Address of the page' });
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
    await press('Add the link');
    expect(await screen.findByText(/^Enter the address of a website/)).toBeDefined();
    expect(changes()).toEqual({});
    fireEvent.change(address, { target: { value: ' /guide ' } });
    await press('Add the link');
    await waitFor(() => expect(changes()?.text_content_en).toContain('<a href="/guide">stayed</a>'));
  });

  test('has its buttons by Alt+F10, and is focused again by Escape', async () => {
    await open();
    const element = await english();
    await toolbar('Text in English');
    act(() => void editorOf(element).commands.focus());
    fireEvent.keyDown(element, { code: 'F10', key: 'F10', altKey: true });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bold (Ctrl+B)');
    fireEvent.keyDown(document.activeElement ?? element, { code: 'Escape', key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(element));
  });

  test('is shown as HTML, with the names of what would be lost, if the editor cannot hold it', async () => {
    const html = '<table><tbody><tr><td class="x">a</td></tr></tbody></table>';
    stored = { ...stored, text_content_en: html };
    await open();
    const element = await english();
    expect(element.tagName).toBe('TEXTAREA');
    expect((element as HTMLTextAreaElement).value).toBe(html);
    expect(
      await screen.findByText(/^The text has parts that the editor cannot keep: .*<table>.*class/),
    ).toBeDefined();
    fireEvent.change(element, { target: { value: '<p>b</p>' } });
    expect(changes()).toEqual({ text_content_en: '<p>b</p>' });
  });

  test('becomes HTML when the form restores something that the editor cannot hold', async () => {
    await open();
    await english();
    const html = '<p>a</p><table></table>';
    act(() => textDraft.edit({ text_content_en: html }));
    await waitFor(async () => expect((await english()).tagName).toBe('TEXTAREA'));
    expect(changes()).toEqual({ text_content_en: html });
  });
});

describe('the links of an entry', () => {
  test('are chosen for the selected name in any case: the nearest in time first', async () => {
    await open();
    selectText(await russian(), 'Лех');
    await pressTool('Text in Russian', /^Place or person/);
    const options = await within(await screen.findByRole('listbox', { name: /^Where/ })).findAllByRole(
      'option',
    );
    expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Leh.*Лех$/),
      expect.stringMatching(/^Leh. Palace/),
    ]);
    fireEvent.keyDown(await choice(), { key: 'Enter' });
    await waitFor(() => expect(changes()?.text_content).toContain('<a data-text4placeid="53">Лех</a>'));
    expect(screen.queryByRole('listbox', { name: /^Where/ })).toBeNull();
  });

  test('get a second place, and lose the first one', async () => {
    await open();
    selectText(await english(), 'Leh');
    await pressTool('Text in English', /^Place or person/);
    fireEvent.change(await choice(), { target: { value: 'Кашкар' } });
    fireEvent.click(await screen.findByRole('option', { name: /^Kashgar/ }));
    await waitFor(() =>
      expect(changes()?.text_content_en).toContain(
        '<a data-text4placeid="53" data-text4placeid2="8">Leh</a>',
      ),
    );
    await pressTool('Text in English', /^Place or person/);
    await press('Remove: Leh');
    expect(changes()?.text_content_en).toContain('<a data-text4placeid="8">Leh</a>');
    await press('Remove: Kashgar');
    expect(changes()?.text_content_en).toContain('They came to Leh.');
  });

  test('are proposed from the other language and from the names in the text, and taken one by one', async () => {
    await open();
    const element = await russian();
    await waitFor(() => expect(highlights(element, 'proposed')).toEqual(['Лех']));
    expect(highlights(element, 'found')).toEqual(['Рябинин']);
    expect(changes()).toEqual({});
    await pressTool('Text in Russian', /^Proposed links: 2/);
    await press('Link “Лех”: Leh');
    expect(changes()).toEqual({
      text_content: russianHtml.replace('Лех', '<a data-text4placeid="53">Лех</a>'),
    });
    await press('Link “Рябинин”: Konstantin Ryabinin');
    expect(changes()?.text_content).toContain('<a data-person="ryabinin">Рябинин</a>');
    expect(await screen.findByText('Nothing to propose: all known names are links already.')).toBeDefined();
  });

  test('are all taken together as one step of undo', async () => {
    await open();
    await russian();
    await pressTool('Text in Russian', /^Proposed links: 2/);
    await press('Link all (2)');
    expect(changes()?.text_content).toContain('<a data-person="ryabinin">');
    await press('Undo a step (Ctrl+Z)');
    expect(changes()).toEqual({});
  });

  test('have no range when the name is not in the sentence, which is shown to select it', async () => {
    stored = {
      ...stored,
      text_content: '<p>Пришли в столицу Ладака.</p>',
      text_content_en: '<p>They came to <a data-text4placeid="53">Leh</a>.</p>',
    };
    await open();
    await russian();
    await pressTool('Text in Russian', /^Proposed links: 1/);
    expect(
      await screen.findByText(/select the words in the sentence: Пришли в столицу Ладака\.$/),
    ).toBeDefined();
    selectText(await russian(), 'столицу Ладака');
    await press('Link the selection: Leh');
    expect(changes()).toEqual({
      text_content: '<p>Пришли в <a data-text4placeid="53">столицу Ладака</a>.</p>',
    });
  });

  test('of a paragraph are the stops at which it is read', async () => {
    await open();
    selectText(await english(), 'stayed');
    await pressTool('Text in English', 'Stops of the paragraph');
    fireEvent.change(await choice(), { target: { value: 'Kashgar' } });
    fireEvent.click(await screen.findByRole('option', { name: /^Kashgar/ }));
    expect(changes()?.text_content_en).toMatch(/^<p data-text4placeid="53" data-text4placeid2="8">/);
    await pressTool('Text in English', 'Stops of the paragraph');
    await press('Remove: Leh');
    expect(changes()?.text_content_en).toMatch(/^<p data-text4placeid="8">They/);
  });
});

test('the sentence of the caret is lit together with its translation until the text is left', async () => {
  await open();
  const element = await english();
  const twin = await russian();
  await waitFor(() => expect(highlights(twin, 'found')).toEqual(['Рябинин']));
  act(() => void editorOf(element).commands.focus());
  selectText(element, 'stayed');
  await waitFor(() => expect(highlights(twin, 'twin').join('')).toBe('Рябинин остался.'));
  expect(highlights(element, 'twin').join('')).toBe('Ryabinin stayed.');
  // The sentence is lit over the proposed name.
  expect(highlights(twin, 'found')).toEqual(['Рябинин']);
  act(() => void editorOf(element).commands.blur());
  await waitFor(() => expect(highlights(twin, 'twin')).toEqual([]));
});

test('the URL of a text with its book and chapter opens the editor of the text', async () => {
  await openAppOn('/en/admin/book/edit/1//chapter/4/text/12', fetchRecords);
  expect((await english()).textContent).toBe('They came to Leh. Ryabinin stayed.');
});

describe('the pictures of an entry', () => {
  const chosen = () => textDraft.store.getState().draft?.changes.related_image_ids;

  test('are chosen by sight, put in order and removed', async () => {
    await open();
    await press('Choose pictures');
    const offered = await screen.findAllByRole('button', { name: /^Add: / });
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Add: The palace',
      'Add: A gate',
    ]);
    await press('Add: The palace');
    await press('Add: A gate');
    expect(chosen()).toEqual([1, 2]);
    await press('Earlier: A gate');
    expect(chosen()).toEqual([2, 1]);
    await press('Remove: The palace');
    expect(chosen()).toEqual([2]);
    expect(await screen.findByText('Readers see these pictures in this order.')).toBeDefined();
  });

  test('are found by the names of their stops', async () => {
    await open();
    await press('Choose pictures');
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'кашгар' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add: The palace' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Add: A gate' })).toBeDefined();
    expect(screen.getByText('1 found')).toBeDefined();
  });
});
