/**
 * Checks commit messages with commitlint: conventional commits, header of at most 72 characters. Checks everything since the
 * commit that introduced the rules, which is found by its content, or since `COMMITS_SINCE`.
 */
import { run, say } from './workspace.mjs';

const introduced = await run(
  'git',
  ['log', '--diff-filter=A', '--format=%H', '-1', '--', 'commitlint.config.js'],
  { quiet: true },
);
const since = process.env.COMMITS_SINCE ?? introduced.output.trim();
if (since === '') {
  say('commitlint.config.js is not committed, so there is no commit to begin with.');
  process.exit(1);
}
const { code } = await run('commitlint', ['--from', since, '--to', 'HEAD']);
process.exit(code);
