// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ChangeList } from './change-list.tsx';

const fields = {
  name: (field: string) => field,
  format: (_field: string, value: unknown) => String(value),
  isShown: () => true,
};

test('the changed words of a long text are marked within one paragraph', async () => {
  const sentence = (miles: string) =>
    `On 26 August they rode the last ${miles} miles and passed the monastery of Phyang.`;
  const change = {
    change_id: 1,
    at: '2026-11-27T10:00:00.000Z',
    editor: 'Editor',
    entity_id: 47,
    action: 'update',
    before: { text_content: sentence('seventeen') },
    after: { text_content: sentence('eighteen') },
  } as const;
  renderInApp(<ChangeList changes={[change]} hasFailed={false} fields={fields} renderAction={() => null} />);
  const added = await screen.findByText('eighteen');
  const paragraph = added.closest('p');
  expect(paragraph?.textContent).toBe(sentence('seventeeneighteen'));
  expect(paragraph?.parentElement?.childElementCount).toBe(1);
});
