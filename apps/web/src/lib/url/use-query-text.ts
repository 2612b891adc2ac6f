import { maxQueryLength } from '@cae-map/expedition/search/read-query';
import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { debounceMilliseconds } from '../timing/use-debounced.ts';
import { queryValue } from './query-value.ts';

const parameter = 'q';

/** A field whose text is a query parameter. */
export interface QueryText {
  /** The text in the URL. */
  readonly urlText: string;
  readonly fieldText: string;
  readonly onType: (typed: string) => void;
}

/**
 * Synchronizes the text of a field with a query parameter. The URL is replaced after a pause in typing; the field is updated
 * when the history or a link changes the URL.
 * @param dependent a parameter that is removed when the text changes
 */
export function useQueryText(dependent?: string): QueryText {
  const [query, setQuery] = useSearchParams();
  const urlText = queryValue(query, parameter);
  const navigation = useNavigationType();
  const [fieldText, setFieldText] = useState(urlText);
  const [seen, setSeen] = useState(urlText);
  if (seen !== urlText) {
    setSeen(urlText);
    // Typing replaces the URL and may have continued since, so the field is newer than the URL.
    if (navigation !== NavigationType.Replace) setFieldText(urlText);
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
    const text = normalizeText(fieldText);
    if (text === urlText) return undefined;
    const timer = setTimeout(() => write(text), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [fieldText, urlText, write]);
  return { urlText, fieldText, onType: setFieldText };
}

/** Truncates a text to the maximum length of a query, since servers reject long URLs, and encodes it like a URL does. */
function normalizeText(text: string): string {
  const cut = Array.from(text).slice(0, maxQueryLength).join('');
  return new URLSearchParams({ [parameter]: cut }).get(parameter) ?? '';
}
