/**
 * Finds translations of a former English text. A commit that changes an English message must change
 * its translations too, or a later commit must; a change of wording alone is declared by the
 * trailer `Translations: unchanged`.
 */

const languages = ['fr', 'es', 'pt', 'ar'];
const isDeclared = (message) => /^Translations: unchanged$/m.test(message);

/** The translations of changed messages, one line each. */
const translationsOf = ({ folder, keys }) =>
  keys.flatMap((key) => languages.map((language) => `${folder}${language}.json: ${key}`));

/** Keys of messages whose text differs. New and removed messages are found by other checks. */
const changedKeys = (before, after) =>
  Object.keys(after).filter((key) => key in before && before[key] !== after[key]);

/**
 * @param commits Oldest first: `message`, and the changed `catalogues` with their `path`, and the
 * messages `before` and `after` the commit
 * @returns One line for each translation that was not changed after its English text
 */
export function staleTranslations(commits) {
  const stale = new Set();
  for (const { message, catalogues } of commits) {
    const changes = catalogues.map(({ path, before, after }) => ({
      folder: path.replace(/[^/]+$/, ''),
      language: path.match(/([^/]+)\.json$/)?.[1],
      keys: changedKeys(before, after),
    }));
    const english = changes.filter(({ language }) => language === 'en' && !isDeclared(message));
    for (const translation of english.flatMap(translationsOf)) stale.add(translation);
    for (const { folder, language, keys } of changes.filter(({ language }) => language !== 'en'))
      for (const key of keys) stale.delete(`${folder}${language}.json: ${key}`);
  }
  return [...stale];
}
