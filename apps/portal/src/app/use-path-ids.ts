import { useParams } from 'react-router-dom';
import type { paths, PathParameters } from './paths.ts';

/**
 * Returns the ids in the address of a route on this path, as the kinds of ids that the path names.
 * The server answers "not found" for other text.
 */
export const usePathIds = <Name extends keyof typeof paths>() =>
  useParams() as PathParameters<(typeof paths)[Name]>;
