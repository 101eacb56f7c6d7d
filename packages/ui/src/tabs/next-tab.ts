/** Which tab a key leads to from the one at `current`; undefined when the key means nothing here. Past an end it begins again. */
export function nextTab(
  key: string,
  current: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (current + 1) % count;
    case back:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
