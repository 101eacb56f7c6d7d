/** The words of the packs in one language, by the tests' codes; answers by their English. Translated by this project: a facility reads them before its patients do. */
export interface StarterWords {
  names: Readonly<Record<string, string>>;
  meanings: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, string>>;
}
