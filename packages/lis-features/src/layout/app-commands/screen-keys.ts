const DIGITS = Array.from('123456789');

/**
 * Returns one key for each label, in lower case: its first letter that no earlier label took,
 * otherwise a digit. Undefined for labels beyond all of these.
 */
export function screenKeys(labels: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const letters = Array.from(label.toLocaleLowerCase()).filter((sign) => /\p{L}/u.test(sign));
    const key = [...letters, ...DIGITS].find((sign) => !taken.has(sign));
    if (key !== undefined) taken.add(key);
    return key;
  });
}
