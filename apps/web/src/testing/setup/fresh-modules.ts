import { vi } from 'vitest';

// The files of tests share a document, which takes a second to make, but no state: each loads the modules anew.
vi.resetModules();
