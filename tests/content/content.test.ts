import { describe, expect, test } from 'vitest';
import { readContentRecords } from '../support/content/content-files.ts';
import { contentRules } from '../support/content/content-rules.ts';
import { findTextsOfOtherWorks, textsOfOtherWorks } from '../support/content/page-rule.ts';

/** The most violations that a failure lists. */
const mostListed = 40;

/** Milliseconds for a rule: some compare every sentence of the content with every name. */
const ruleTimeout = 180_000;

describe('the content', () => {
  const content = readContentRecords();

  test.each(contentRules)(
    '$title, with at most $limit exceptions',
    ({ limit, find }) => {
      const violations = find(content);
      const list = violations.slice(0, mostListed).join('\n');
      const isWithinLimit = violations.length <= limit;
      expect(isWithinLimit, `${violations.length} violations, of which ${limit} are accepted:\n${list}`).toBe(
        true,
      );
    },
    ruleTimeout,
  );

  test('the texts without a page that rest on works of unknown pages are those that are listed', () => {
    expect(findTextsOfOtherWorks(content)).toEqual(textsOfOtherWorks);
  });
});
