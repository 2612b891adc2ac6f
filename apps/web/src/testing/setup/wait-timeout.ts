import { configure } from '@testing-library/react';

/** The timeout of `findBy` and `waitFor` in milliseconds, long enough for a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
