import { vi } from 'vitest';

// Test files share a process, in which PGlite and the packages are compiled once, but none of the server's own modules.
vi.resetModules();
