import { useEffect, useState } from 'react';

/** The delay of a query after the last key, in milliseconds. */
export const debounceMilliseconds = 300;

/** Returns a value after it has not changed for some milliseconds; until then the previous one. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
