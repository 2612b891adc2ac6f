// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { listFacts, Proposal, proposedFields, withoutFact } from './proposal.tsx';

const nothing = {
  image_id: 7,
  datetime_original: null,
  latitude: null,
  longitude: null,
  author: null,
  description: null,
};

const proposal = {
  ...nothing,
  datetime_original: '1925-09-02 10:11:12',
  latitude: 34.17,
  longitude: 77.58,
};

test('the date in a file is shown in words with its time, and apart from the position', () => {
  renderInApp(<Proposal proposal={proposal} onDecide={vi.fn()} />);
  expect(screen.getByText(/Date in the file: 2 September 1925, 10:11\./)).toBeDefined();
  expect(screen.getByText(/Position in the file: 34\.1700, 77\.5800\./)).toBeDefined();
});

test('the date and the position in a file are decided one by one', () => {
  const onDecide = vi.fn();
  renderInApp(<Proposal proposal={proposal} onDecide={onDecide} />);
  fireEvent.click(screen.getByRole('button', { name: 'Use the position' }));
  const date = within(screen.getByRole('group', { name: 'Date in the file' }));
  fireEvent.click(date.getByRole('button', { name: 'Ignore' }));
  expect(onDecide.mock.calls).toEqual([['position', true], ['date', false]]); // prettier-ignore
});

test('a used position leaves the date of the image', () => {
  expect(proposedFields(proposal, 'position')).toEqual({ latitude: 34.17, longitude: 77.58 });
  expect(listFacts(withoutFact(proposal, 'position'))).toEqual(['date']);
});
