/**
 * Loads the lazy-loaded components of a test file's screens before its tests. Files share their
 * modules, so a component would otherwise be there or not, depending on the files that ran before.
 */
import { beforeAll } from 'vitest';
import { fetchParts } from '../packages/lis-features/src/shared/on-demand/index.ts';

beforeAll(fetchParts);
