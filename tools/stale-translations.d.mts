export interface ChangedCatalogue {
  path: string;
  before: object;
  after: object;
}
export function staleTranslations(
  commits: readonly { message: string; catalogues: readonly ChangedCatalogue[] }[],
): string[];
