import { describe, expect, test } from 'vitest';
import { offeredSections, visibleSections } from './sections.ts';

const allOn = { precae: true, indiancae: true, cae: true, manchuriaexp: true };
const visitor = { isResearcher: false };
const researcher = { isResearcher: true };

describe('visibleSections', () => {
  test('excludes a disabled section', () => {
    expect(visibleSections(allOn, researcher)).toEqual([
      'precae',
      'indiancae',
      'cae',
      'manchuriaexp',
      'other',
    ]);
    for (const section of ['precae', 'indiancae', 'cae', 'manchuriaexp'] as const) {
      const shown = visibleSections({ ...allOn, [section]: false }, researcher);
      expect(shown).not.toContain(section);
      expect(shown).toHaveLength(4);
    }
  });

  test('excludes the Manchurian expedition for visitors even when it is enabled', () => {
    expect(offeredSections(visitor)).toEqual(['precae', 'indiancae', 'cae']);
  });

  test('includes the Manchurian expedition for researchers', () => {
    expect(offeredSections(researcher)).toContain('manchuriaexp');
    expect(visibleSections(allOn, visitor)).not.toContain('manchuriaexp');
  });
});
