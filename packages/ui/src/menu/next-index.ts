/**
 * Returns the target item of a key; undefined when the key has no function.
 * @param current the focused item, or -1 when none is
 * @param labels the labels of the items, for typeahead by first letter
 */
export function nextIndex(
  key: string,
  current: number,
  labels: readonly string[],
): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const letter = key.toLocaleLowerCase();
      const steps = labels.map((_, step) => (current + 1 + step + count) % count);
      return steps.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(letter));
    }
  }
}
