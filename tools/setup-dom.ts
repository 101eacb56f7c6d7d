import '../packages/ui/src/testing/setup/index.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A generous timeout for slow machines; it only stops waits that never end.
configure({ asyncUtilTimeout: 30_000 });
