/** Returns the first letters of a name's first words: "RH" for "Riverside Health Clinic". */
export function logoLetters(name: string, count: number): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, count)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}
