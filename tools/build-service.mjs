/**
 * `npm run build:service`: builds what a running server needs besides its own source, after
 * installation.
 */
import { buildForServing } from './workspace.mjs';

await buildForServing();
