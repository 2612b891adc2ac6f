import type { TextRecord } from '@cae-map/contract/entities/book';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { markParts, partsOfSentence } from '../text/mark-sentences.ts';
import { findAddress, type FoundAddress } from './find-address.ts';
import { parseReadingAddress } from './reading-address.ts';

/**
 * Shows what the hash of the URL refers to: the text, or the marked sentence, with the focus. Null without such a hash, on the server and
 * during hydration.
 */
export function useOpenedAddress(texts: readonly TextRecord[]): FoundAddress | null {
  const { language } = useLanguage();
  const { hash } = useLocation();
  const isInBrowser = useIsInBrowser();
  const found = useMemo(() => {
    const address = isInBrowser ? parseReadingAddress(hash) : null;
    return address === null ? null : findAddress(address, texts, language);
  }, [isInBrowser, hash, texts, language]);
  useEffect(() => {
    if (found === null || found.kind === 'no-text') return undefined;
    let removeMark: (() => void) | undefined;
    // After the page itself has been scrolled to its beginning.
    const frame = requestAnimationFrame(() => {
      removeMark = showAddress(found);
    });
    return () => {
      cancelAnimationFrame(frame);
      removeMark?.();
    };
  }, [found]);
  return found;
}

function showAddress(found: Exclude<FoundAddress, { kind: 'no-text' }>): (() => void) | undefined {
  const parts = 'sentence' in found ? partsOfSentence(found.sentence) : [];
  const [first] = parts;
  const section = document.getElementById(`text-${found.textId}`);
  if (first === undefined) section?.scrollIntoView({ block: 'start' });
  else first.scrollIntoView({ block: 'center' });
  const target = first ?? section;
  if (target === null) return undefined;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return markParts(parts, 'opened');
}
