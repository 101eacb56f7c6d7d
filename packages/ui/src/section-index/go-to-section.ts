/**
 * Scrolls a section of the page into view and moves the focus to it, so that the next Tab continues
 * there. The element needs `tabIndex={-1}`, unless it is focusable itself.
 *
 * @returns the element; null when the page has none with this id.
 */
export function goToSection(id: string): HTMLElement | null {
  const section = document.getElementById(id);
  section?.scrollIntoView?.();
  section?.focus({ preventScroll: true });
  return section;
}
