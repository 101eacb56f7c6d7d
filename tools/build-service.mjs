/** `npm run build:service`: what a running server needs besides its own source, once everything is installed. */
import { buildForServing } from './workspace.mjs';

await buildForServing();
