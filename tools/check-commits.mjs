/**
 * Checks the commits since the rules were introduced, which is found by the file of the rules, or
 * since `COMMITS_SINCE`: messages with commitlint (conventional commits, header of at most 72
 * characters), and translations of changed English messages.
 */
import { staleTranslations } from './stale-translations.mjs';
import { run, say } from './workspace.mjs';

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output;
}

/** The commit that added a file. */
async function introduced(path) {
  const { COMMITS_SINCE } = process.env;
  const since =
    COMMITS_SINCE ?? (await git('log', '--diff-filter=A', '--format=%H', '-1', '--', path)).trim();
  if (since !== '') return since;
  say(`${path} is not committed, so there is no commit to begin with.`);
  process.exit(1);
}

const { code } = await run('commitlint', [
  '--from',
  await introduced('commitlint.config.js'),
  '--to',
  'HEAD',
]);

const messagesAt = async (commit, path) => JSON.parse(await git('show', `${commit}:${path}`));

async function commitOf(hash) {
  const changed = await git(
    'diff-tree',
    '-r',
    '--no-commit-id',
    '--name-only',
    '--diff-filter=M',
    hash,
  );
  const paths = changed.split('\n').filter((path) => /\/words\/(?:.+\/)?\w+\.json$/.test(path));
  const catalogues = [];
  for (const path of paths)
    catalogues.push({
      path,
      before: await messagesAt(`${hash}^`, path),
      after: await messagesAt(hash, path),
    });
  return { message: await git('log', '-1', '--format=%B', hash), catalogues };
}

const since = await introduced('tools/stale-translations.mjs');
const hashes = await git('rev-list', '--reverse', '--no-merges', `${since}..HEAD`);
const commits = [];
for (const hash of hashes.split('\n').filter(Boolean)) commits.push(await commitOf(hash));
const stale = staleTranslations(commits);
for (const each of stale)
  say(
    `${each}: translates a former English text. Change it, or declare "Translations: unchanged".`,
  );
process.exit(code !== 0 || stale.length > 0 ? 1 : 0);
