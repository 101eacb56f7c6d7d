/** The first letters of a name's first two words: "Riverside Health Clinic" is "RH". */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.slice(0, 2).map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '').join('');
}
