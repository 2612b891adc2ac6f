// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { readProposalPhotograph } from '../../../lib/api/files/private-file.ts';
import { useNotices } from '../../../lib/notices/notices.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { OpenProposal } from './open-proposal.tsx';
import { showPositions, useShownPositions } from './reviewed-store.ts';

const proposal: Proposal = {
  proposal_id: 3,
  version: 1,
  created_at: '2026-11-24T10:00:00.000Z',
  subject: 'place',
  subject_id: 53,
  subject_version: 4,
  kind: 'position',
  proposed: { latitude: 34.2, longitude: 77.6 },
  remark: 'The map of 1925.',
  credit_name: 'Tashi',
  contact: 'tashi@example.org',
  lang: 'en',
  photograph: null,
  observation: null,
  image_id: null,
  state: 'open',
  applied: null,
  is_credited: false,
  editor_note: '',
  decided_at: null,
  editor: null,
  current: {
    id: 53,
    version: 4,
    title_ru: 'Лех',
    title_en: 'Leh',
    latitude: 34.1,
    longitude: 77.5,
    date: null,
    enddate: null,
    place_id: null,
    book_id: null,
    chapter_id: null,
  },
};

vi.mock('../../../lib/api/files/private-file.ts', () => ({
  readProposalPhotograph: vi.fn(() => Promise.resolve(new Blob(['x']))),
}));

beforeAll(async () => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:photograph';
  URL.revokeObjectURL = () => undefined;
  await proposalsMessages.load('en');
});

function ShownState() {
  return (
    <>
      <output>{JSON.stringify(useShownPositions())}</output>
      {useNotices().map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </>
  );
}

function open(fields: Partial<Proposal> = {}, responses: FakeResponses = {}) {
  const decide = () => ({ ...proposal, state: 'accepted' as const });
  const calls = fakeCalls({ acceptProposal: decide, declineProposal: decide, ...responses });
  act(() => showPositions(null));
  renderInApp(
    <>
      <OpenProposal proposal={{ ...proposal, ...fields }} />
      <ShownState />
    </>,
    { browserClient: calls.client },
  );
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a proposal shows the present value beside the proposed one, both on the map', () => {
  open();
  expect(screen.getByText('34.1000, 77.5000').tagName).toBe('DEL');
  expect(screen.getByText('34.2000, 77.6000').tagName).toBe('INS');
  press('On the map');
  expect(screen.getByRole('status').textContent).toBe('{"from":[34.1,77.5],"to":[34.2,77.6]}');
});

test('accepting sends the values, the shown version of the record, the note and the consent to the name', async () => {
  const calls = open();
  fireEvent.change(screen.getByLabelText('Editor’s note'), { target: { value: 'Thank you.' } });
  press('Accept');
  await waitFor(() => expect(calls.received).toHaveLength(1));
  expect(calls.received[0]).toMatchObject({
    name: 'acceptProposal',
    parameters: { proposal_id: 3 },
    options: {
      version: 1,
      body: { subject_version: 4, values: proposal.proposed, is_credited: true, editor_note: 'Thank you.' },
    },
  });
});

test('an amended value is sent; one that cannot be read is marked and nothing is sent', async () => {
  const calls = open();
  press('Amend');
  const field = screen.getByLabelText('Amended value: Coordinates');
  fireEvent.change(field, { target: { value: 'somewhere' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  press('Accept as amended');
  expect(calls.received).toEqual([]);
  fireEvent.change(field, { target: { value: '34.15, 77.55' } });
  press('Accept as amended');
  await waitFor(() =>
    expect(calls.bodiesOf('acceptProposal')).toMatchObject([
      { values: { latitude: 34.15, longitude: 77.55 } },
    ]),
  );
});

const photograph = { width: 4000, height: 3000, bytes: 2_000_000 };

test('the photograph is shown, and published with its caption and the name of the visitor as its author', async () => {
  const calls = open({ photograph });
  const picture = await screen.findByRole('img', { name: 'The photograph of the proposal' });
  expect(picture).toHaveProperty('src', 'blob:photograph');
  fireEvent.change(screen.getByLabelText('Caption in English'), { target: { value: 'The camp' } });
  press('Accept');
  const texts = { title_ru: '', title_en: 'The camp', author_ru: 'Tashi', author_en: 'Tashi' };
  await waitFor(() => expect(calls.bodiesOf('acceptProposal')).toMatchObject([{ photograph: texts }]));
});

test('a photograph that the editor does not publish is deleted with the acceptance', async () => {
  const calls = open({ photograph });
  fireEvent.click(screen.getByLabelText('Publish the photograph'));
  screen.getByText('The photograph will be deleted.');
  press('Accept');
  await waitFor(() => expect(calls.bodiesOf('acceptProposal')).toMatchObject([{ photograph: null }]));
});

test('a photograph that cannot be loaded can be tried again', async () => {
  vi.mocked(readProposalPhotograph).mockRejectedValue(new ApiError('network', 'offline'));
  open({ photograph });
  await screen.findByText('The photograph could not be loaded.', undefined, { timeout: 5000 });
  vi.mocked(readProposalPhotograph).mockResolvedValue(new Blob(['x']));
  press('Try again');
  await screen.findByRole('img', { name: 'The photograph of the proposal' });
});

test('declining sends the note', async () => {
  const calls = open();
  press('Decline');
  await waitFor(() => expect(calls.bodiesOf('declineProposal')).toEqual([{ editor_note: '' }]));
});

test('a record that has changed meanwhile is reported', async () => {
  open(
    {},
    {
      acceptProposal: () => {
        throw new ApiError('refused', 'changed', { status: 409, code: 'version_conflict' });
      },
    },
  );
  press('Accept');
  expect(await screen.findByText(/Another editor has changed the record/)).toBeDefined();
});

test.each([
  ['duplicate_file', 'x', /already has this photograph/],
  ['already_decided', 'x', /already decided/],
  ['conflict', 'There is no photograph any more.', /There is no photograph any more/],
] as const)('an acceptance that fails with %s gives its own reason', async (code, detail, reason) => {
  const acceptProposal = () => {
    throw new ApiError('refused', detail, { status: 409, code });
  };
  open({}, { acceptProposal });
  press('Accept');
  expect(await screen.findByText(reason)).toBeDefined();
});

test('a proposal about a deleted record cannot be accepted', () => {
  const calls = open({ current: null });
  press('Accept');
  expect(calls.received).toEqual([]);
});

test('a remark about a text links to the editor of the text and to the chapter in which it is read', () => {
  const current = { id: 12, version: 4, title_ru: 'Глава', title_en: 'Chapter', date: null, enddate: null };
  const text = { ...current, latitude: null, longitude: null, place_id: null, book_id: 1, chapter_id: 4 };
  const remark: Proposal = {
    ...proposal,
    subject: 'text',
    subject_id: 12,
    kind: 'remark',
    proposed: {},
    current: text,
  };
  renderInApp(<OpenProposal proposal={remark} />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Chapter')).toBe('/en/text/edit/12');
  expect(href('Where it is read')).toBe('/en/book/view/1/4#text-12');
});

test('the proposal in the hash of the URL is focused', () => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  renderInApp(<OpenProposal proposal={proposal} />, { path: '/en/admin/proposals#proposal-3' });
  expect(document.activeElement?.id).toBe('proposal-3');
});

test.each([
  ['Place · Location', {}],
  ['Entry', { subject: 'text', kind: 'remark', proposed: {} }],
] as const)('the head is %j, with the kind only where several are possible', (head, fields) => {
  open(fields);
  expect(screen.getByText(head)).toBeDefined();
});
