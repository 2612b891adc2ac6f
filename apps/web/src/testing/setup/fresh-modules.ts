import { vi } from 'vitest';

// Test files share a jsdom document, which takes a second to create, but no modules.
vi.resetModules();
