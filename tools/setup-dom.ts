import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A generous timeout for slow machines; it only stops waits that never end.
configure({ asyncUtilTimeout: 30_000 });

// Inserts rules by CSSOM instead of text, because jsdom parses the whole style sheet again for
// every added text.
process.env['SC_DISABLE_SPEEDY'] = 'false';

// Stubs for APIs that jsdom lacks, as far as components depend on them. Real behaviour (inertness,
// tab order) is tested by stories.
let focusedBefore: Element | null = null;
HTMLDialogElement.prototype.showModal = function showModal() {
  focusedBefore = document.activeElement;
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
Element.prototype.scrollIntoView = () => {};
// jsdom's style sheet hides every popover.
HTMLElement.prototype.showPopover = function showPopover() {
  this.removeAttribute('popover');
};
