/** The first letters of a name's first words: "Riverside Health Clinic" is "RH". */
export function logoLetters(name: string, count: number): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, count)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}
