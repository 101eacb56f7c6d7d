/**
 * Returns the height of a bar that is docked to the bottom of the window, in px; 0 without one.
 * A `BottomBar`, or an element that stays in view while the page scrolls.
 */
export function dockHeight(): number {
  // Without layout, as in a test, there is no bar.
  if (typeof document.elementFromPoint !== 'function') return 0;
  let element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 1);
  for (; element && element !== document.body; element = element.parentElement) {
    const isDocked =
      element.matches("[data-component='bottom-bar']") ||
      ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    // A modal layer covers the window and is no bar.
    const { top } = element.getBoundingClientRect();
    if (isDocked && top > window.innerHeight / 2) return window.innerHeight - top;
  }
  return 0;
}
