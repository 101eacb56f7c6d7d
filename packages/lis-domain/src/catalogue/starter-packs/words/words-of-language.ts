/**
 * Texts of the packs in one language, by test code; coded values by their English text. Translated
 * by this project: a facility should review them before patients see them.
 */
export interface StarterWords {
  names: Readonly<Record<string, string>>;
  meanings: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, string>>;
}
