import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { describeCommandFailure, describeFailure } from './failure-text.ts';
import { StartError } from './start-error.ts';

const cause = Object.assign(new Error('connect postgresql://cae:s3cret@host'), { code: 'ECONNREFUSED' });
const queryError = new DrizzleQueryError('select $1', ['s3cret'], cause);

describe('describeFailure', () => {
  test('returns only the message, without secrets, for an error that the operator can correct', () => {
    const error = new StartError(
      'database_unreachable',
      'No answer from postgresql://cae:s3cret@host:5432.',
      {
        cause,
      },
    );

    expect(describeFailure(error)).toBe('No answer from postgresql://[redacted]@host:5432.');
  });

  test('returns the stack and the causes of any other error without secrets and values of queries', () => {
    const text = describeFailure(queryError);

    expect(text).toMatch(/^\w*Error: Failed query: select \$1\n {4}at .*failure-text\.test\.ts/);
    expect(text).toMatch(/\nCaused by: Error: connect postgresql:\/\/\[redacted\]@host\n {4}at /);
    expect(text).not.toContain('s3cret');
  });

  test('redacts a thrown text', () => {
    expect(describeFailure('Bearer s3cret')).toBe('Bearer [redacted]');
  });
});

describe('describeCommandFailure', () => {
  test.each([
    [
      new Error('There is no account with the e-mail a@b.org.'),
      'There is no account with the e-mail a@b.org.',
    ],
    [queryError, 'Failed query: select $1'],
    ['Bearer s3cret', 'Bearer [redacted]'],
  ])('returns the message of %s without a stack and without values of queries', (error, text) => {
    expect(describeCommandFailure(error)).toBe(text);
  });
});
