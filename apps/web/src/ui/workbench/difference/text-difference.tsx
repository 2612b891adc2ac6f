import type { DifferencePart } from '@cae-map/expedition/translations/difference/word-difference';
import { useEffect, useState } from 'react';
import { DifferenceParts } from './difference-parts.tsx';

/** The characters from which a text is compared by words. */
const longText = 60;

interface TextDifferenceProps {
  /** The earlier version. */
  readonly before: string;
  readonly after: string;
}

/** Whether one of two versions is so long that its changes are hard to find without marks. */
export function isLongText(before: unknown, after: unknown): boolean {
  return [before, after].some((text) => typeof text === 'string' && text.length > longText);
}

/** A text with the words that differ from its earlier version. Until the comparison is loaded, and if too much differs, only the text. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  const [compared, setCompared] = useState<{
    readonly of: string;
    readonly parts: readonly DifferencePart[];
  }>();
  const key = `${before.length} ${before}${after}`;
  useEffect(() => {
    let isCurrent = true;
    const compare = async (): Promise<void> => {
      const { findWordDifference } =
        await import('@cae-map/expedition/translations/difference/word-difference');
      const parts = findWordDifference(before, after);
      if (isCurrent && parts !== null) setCompared({ of: key, parts });
    };
    // Without the comparison both texts are still readable.
    compare().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [before, after, key]);
  if (compared?.of !== key) return after;
  return <DifferenceParts parts={compared.parts} />;
}
