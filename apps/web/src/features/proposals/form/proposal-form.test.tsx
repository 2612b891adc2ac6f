// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { proposalBodySchema } from '@cae-map/contract/entities/editing/proposal';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  correctedPlace,
  correctedText,
  endCorrection,
  requestCorrection,
} from '../../../lib/corrections/correction-request.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { accountRecord, placeRecord } from '../../../testing/data/records.ts';
import { signInAsEditor } from '../../../testing/editor.ts';
import { endSession } from '../../../lib/session/session-changes.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { setHasMap } from '../map/placing.ts';
import { ProposalDialogPart } from '../proposal-dialog-part.tsx';
import { changeDraft, dropDraft, readDraft } from '../draft/draft-store.ts';

const record = correctedPlace(
  placeRecord({ latitude: 34.1526, longitude: 77.577, date: '1925-08-26', enddate: '1925-09-19' }),
  'Leh',
);

beforeAll(async () => {
  stubDialogs();
  await import('./proposal-dialog.tsx');
});
beforeEach(() => {
  act(() => {
    endCorrection();
    setHasMap(false);
    dropDraft(record);
  });
  localStorage.clear();
});

async function openForm(responses: FakeResponses = { createProposal: () => null }, opened = record) {
  const calls = fakeCalls(responses);
  renderInApp(<ProposalDialogPart />, { browserClient: calls.client });
  act(() => requestCorrection(opened));
  await screen.findByText(`About: ${opened.title}`);
  // An effect opens the dialog, and the elements of a closed dialog are not in the accessibility tree.
  await screen.findByRole('button', { name: 'Send' });
  return calls;
}

const field = (name: RegExp | string): HTMLElement => screen.getByLabelText(name);
const enter = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('the form of a correction', () => {
  test('sends a position that was typed without a map, with the reason, the name and the contact', async () => {
    const calls = await openForm();
    expect(screen.queryByRole('button', { name: 'Show it on the map' })).toBeNull();
    enter(/Coordinates/, '34.16, 77.58');
    enter(/How do you know/, 'The map of 1925.');
    enter(/Your name/, 'Tashi');
    enter(/How to reach you/, 'tashi@example.org');
    send();
    await waitFor(() => expect(calls.bodiesOf('createProposal')).toHaveLength(1));
    const [body] = calls.bodiesOf('createProposal');
    expect(proposalBodySchema.parse(body)).toEqual({
      subject: 'place',
      subject_id: 53,
      kind: 'position',
      proposed: { latitude: 34.16, longitude: 77.58 },
      remark: 'The map of 1925.',
      credit_name: 'Tashi',
      contact: 'tashi@example.org',
      lang: 'en',
      photograph: null,
      client_key: null,
      observation: null,
      website: '',
    });
    await waitFor(() => expect(screen.queryByText('About: Leh')).toBeNull());
    expect(localStorage.getItem('proposalDrafts')).toBeNull();
  });

  test('sends only the date that differs', async () => {
    const calls = await openForm();
    fireEvent.click(field('Dates'));
    enter('Arrival', '1925-08-27');
    send();
    await waitFor(() =>
      expect(calls.bodiesOf('createProposal')).toMatchObject([
        { kind: 'date', proposed: { date: '1925-08-27' } },
      ]),
    );
  });

  test.each([
    ['Location', /Coordinates/, null, /Choose the new location/],
    ['Dates', 'Arrival', '1925-02-30', /Enter a day that exists/],
    ['Dates', 'Departure', '1925-01-01', /departure cannot be before/],
    ['Dates', 'Arrival', null, /differs from the present one/],
    ['Name', 'Name in Russian', null, /differs from the present one/],
    ['Something else', /What is wrong, and/, ' ', /Describe what is wrong/],
  ])(
    'with the kind %s and an invalid %s sends nothing and focuses the field',
    async (kind, name, value, text) => {
      const calls = await openForm();
      fireEvent.click(field(kind));
      if (value !== null) enter(name, value);
      send();
      expect(await screen.findByText(text)).toBeDefined();
      expect(document.activeElement).toBe(field(name));
      expect(calls.received).toEqual([]);
    },
  );

  test('keeps what was entered and says why when the server rejects it', async () => {
    await openForm({
      createProposal: () => {
        throw new ApiError('refused', 'Too many.', { status: 429, code: 'too_many_requests' });
      },
    });
    fireEvent.click(field('Something else'));
    enter(/What is wrong, and/, 'The river is on the other side.');
    send();
    expect(await screen.findByText(/Too many corrections.*kept in this browser/)).toBeDefined();
    expect(localStorage.getItem('proposalDrafts')).toContain('The river is on the other side.');
    act(() => endCorrection());
    act(() => requestCorrection(record));
    expect(await screen.findByDisplayValue('The river is on the other side.')).toBeDefined();
  });

  test('offers the map where there is one, and only remarks about texts', async () => {
    act(() => setHasMap(true));
    await openForm();
    expect(screen.getByRole('button', { name: 'Show it on the map' })).toBeDefined();
    act(() => requestCorrection(correctedText(7, '26 August 1925')));
    expect(await screen.findByLabelText(/What is wrong, and/)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test('at most twenty drafts are kept, the oldest is dropped', () => {
  for (let id = 1; id <= 21; id += 1) changeDraft(correctedText(id, 'x'), { remark: `remark ${id}` });
  expect(readDraft(correctedText(1, 'x')).remark).toBe('');
  expect(readDraft(correctedText(21, 'x')).remark).toBe('remark 21');
});

describe('the draft of a correction', () => {
  const asUser = (id: number): FakeResponses => ({
    getMe: () => accountRecord({ id, role: 'user' }),
    createProposal: () => null,
  });
  const remark = () => screen.getByLabelText<HTMLTextAreaElement>(/How do you know/).value;

  test('of a visitor is not shown to a person who signs in, and is there after the sign-out', async () => {
    changeDraft(record, { remark: 'Secret of the visitor' });
    signInAsEditor();
    await openForm(asUser(7));
    expect(remark()).toBe('');
    act(() => endSession('signedOut'));
    await waitFor(() => expect(remark()).toBe('Secret of the visitor'));
  });

  test('of a user is not shown to another user or to a visitor', async () => {
    signInAsEditor();
    await openForm(asUser(7));
    enter(/How do you know/, 'Secret of the user');
    cleanup();
    await openForm(asUser(8));
    expect(remark()).toBe('');
    act(() => endSession('signedOut'));
    await waitFor(() => expect(readDraft(record).remark).toBe(''));
    cleanup();
    signInAsEditor();
    await openForm(asUser(7));
    expect(remark()).toBe('Secret of the user');
  });

  test('of a user whose account cannot be loaded is not stored in the browser', async () => {
    signInAsEditor();
    await openForm({
      getMe: () => Promise.reject(new ApiError('refused', 'x', { status: 500 })),
      createProposal: () => null,
    });
    enter(/How do you know/, 'Secret');
    expect(remark()).toBe('Secret');
    expect(localStorage.getItem('proposalDrafts')).toBeNull();
  });
});
