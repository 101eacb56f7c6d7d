/** `npm run tarballs`: the published packages as a registry would receive them, for who has none. Says where they are. */
import { packPackages } from './pack.mjs';
import { say } from './workspace.mjs';

for (const path of Object.values(await packPackages())) say(path);
