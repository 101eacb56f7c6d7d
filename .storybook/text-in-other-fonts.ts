const OURS = ['Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Mono Variable'];

/** The characters of our fonts: the union of the `unicode-range` of their files. */
let covered: RegExp | undefined;

function coveredCharacters(): RegExp {
  const ranges = [...document.fonts]
    .filter(({ family }) => OURS.includes(family.replaceAll('"', '')))
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) => range.trim().replace(/^U\+/i, '').split('-'))
    .map(([first, last = first]) => `\\u{${first}}-\\u{${last}}`);
  return new RegExp(`^[${ranges.join('')}]*$`, 'u');
}

/** The text that an element itself shows, without that of its children. */
function ownText(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value || element.placeholder;
  return [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
    .join('');
}

/** Not drawn: code, texts for screen readers that libraries add, and closed lists of options. */
const UNDRAWN = 'script, style, title, desc, option, datalist, [data-live-announcer] *';

/**
 * Returns the visible texts below an element whose first font is not ours, and for elements that
 * `mustCover` accepts also those with characters outside our fonts: the system draws these in a
 * font of its choice.
 */
export function textInOtherFonts(
  root: Element,
  mustCover: (element: Element) => boolean,
): string[] {
  return [...root.querySelectorAll(`*:not(${UNDRAWN})`)].flatMap((element) => {
    const text = ownText(element).trim();
    if (text === '' || !element.checkVisibility()) return [];
    const [first = ''] = getComputedStyle(element).fontFamily.split(',');
    if (!OURS.includes(first.replaceAll('"', '').trim())) return [`“${text}” (${first})`];
    covered ??= coveredCharacters();
    return !covered.test(text) && mustCover(element) ? [`“${text}” (characters)`] : [];
  });
}
