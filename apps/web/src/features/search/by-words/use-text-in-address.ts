import { maxQueryLength } from '@cae-map/expedition/search/read-query';
import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { queryValue } from '../../../lib/url/query-value.ts';
import { debounceMilliseconds } from '../engine/use-search.ts';

const parameter = 'q';

/** A field whose text stands in the address. */
export interface TextInAddress {
  /** What stands in the address. */
  readonly inAddress: string;
  readonly fieldText: string;
  readonly onType: (typed: string) => void;
}

/**
 * The text of the field in the address: the address follows when the typing has paused, in place; the field follows when
 * the history or a link changes the address.
 * @param dependent a parameter that no longer applies when the text changes
 */
export function useTextInAddress(dependent?: string): TextInAddress {
  const [query, setQuery] = useSearchParams();
  const inAddress = queryValue(query, parameter);
  const navigation = useNavigationType();
  const [fieldText, setFieldText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    // Typing takes the place of the address before it, and may have gone on since: the field is ahead of it then.
    if (navigation !== NavigationType.Replace) setFieldText(inAddress);
  }
  const write = useCallback(
    (text: string) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (text === '') next.delete(parameter);
          else next.set(parameter, text);
          if (dependent !== undefined) next.delete(dependent);
          return next;
        },
        { replace: true },
      ),
    [setQuery, dependent],
  );
  useEffect(() => {
    const text = textForAddress(fieldText);
    if (text === inAddress) return undefined;
    const timer = setTimeout(() => write(text), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [fieldText, inAddress, write]);
  return { inAddress, fieldText, onType: setFieldText };
}

/** As much of a text as is searched for, as it comes back from an address: servers refuse addresses without end. */
function textForAddress(text: string): string {
  const cut = Array.from(text).slice(0, maxQueryLength).join('');
  return new URLSearchParams({ [parameter]: cut }).get(parameter) ?? '';
}
