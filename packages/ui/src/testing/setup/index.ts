/**
 * Setup file for tests in jsdom: what components need and jsdom lacks, and the pace of a person for
 * typed keys. It needs no test runner. Real behaviour (inertness, tab order, layout) needs a
 * browser.
 */
import './typing-pace.ts';

let focusedBefore: Element | null = null;

HTMLDialogElement.prototype.showModal ??= function showModal() {
  focusedBefore = document.activeElement;
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
};
// jsdom's style sheet hides every popover.
HTMLElement.prototype.showPopover ??= function showPopover() {
  this.removeAttribute('popover');
};
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
// Nothing has a size in jsdom, so nothing is observed: components keep their first measurement.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// styled-components then inserts rules by CSSOM instead of text, because jsdom parses the whole
// style sheet again for every added text.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
