// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

const control = (properties: Omit<Parameters<typeof Field>[0], 'label' | 'children'>) => {
  render(
    <Field label="Name" {...properties}>
      {(attributes) => <input {...attributes} />}
    </Field>,
  );
  return screen.getByRole('textbox', { name: 'Name' });
};

test('a field without messages has a valid control without a description', () => {
  const input = control({ hint: undefined, problem: null });
  expect(input.getAttribute('aria-invalid')).toBe('false');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-required')).toBe(false);
});

test('the hint, the problem and the warning of a field describe its control', () => {
  const input = control({ hint: 'As in the passport', problem: 'Missing', warning: 'Unusual' });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As in the passport',
    'Missing',
    'Unusual',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('the mark of a required field is not part of its name', () => {
  const input = control({ isRequired: true });
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(screen.getByText('Name').dataset['required']).toBe('true');
});

test('a problem is announced only if the field says so', () => {
  const { unmount } = render(<div />);
  control({ problem: 'Missing' });
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  document.body.replaceChildren();
  control({ problem: 'Missing', isProblemAnnounced: true });
  expect(screen.getByRole('alert').textContent).toBe('Missing');
});

test('a group of controls has the label as its name and the hint as its description', () => {
  render(
    <FieldGroup label="Photograph" hint="At most 20 MB">
      <button type="button">Choose</button>
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Photograph' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At most 20 MB',
  );
});
