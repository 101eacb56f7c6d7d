import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// What is awaited comes, however busy the machine; only what never comes is given up.
configure({ asyncUtilTimeout: 30_000 });

// Rules by CSSOM instead of text: jsdom parses a whole style sheet again for every text added to it.
process.env['SC_DISABLE_SPEEDY'] = 'false';

// What jsdom leaves out, as far as components rely on it. Real behaviour (inertness, the Tab ring) is tested by stories.
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
