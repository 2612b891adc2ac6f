import { configure } from '@testing-library/react';

/** How long a test waits for what must come, in milliseconds: a busy machine is no fault of the page. */
configure({ asyncUtilTimeout: 10_000 });
