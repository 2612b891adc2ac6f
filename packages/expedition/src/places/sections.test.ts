import { describe, expect, test } from 'vitest';
import { offeredSections, visibleSections } from './sections.ts';

const allOn = { precae: true, indiancae: true, cae: true, manchuriaexp: true };
const visitor = { isResearcher: false };
const researcher = { isResearcher: true };

describe('the sections of the expedition', () => {
  test('each that is switched off is hidden, places of no section stay', () => {
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

  test('Manchuria is offered to researchers, and off for visitors whatever was kept', () => {
    expect(offeredSections(visitor)).toEqual(['precae', 'indiancae', 'cae']);
    expect(offeredSections(researcher)).toContain('manchuriaexp');
    expect(visibleSections(allOn, visitor)).not.toContain('manchuriaexp');
  });
});
