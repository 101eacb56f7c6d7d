/** Contents of a rendered page that a selector can match. */
interface Contents {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** By name, and by name and value: `dir`, `dir=rtl`. */
  attributes: ReadonlySet<string>;
}

/** Attributes that a browser sets without a script, for elements that open. */
const SET_BY_BROWSERS = ['open'];

const ELEMENT = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

function contentsOf(html: string): Contents {
  const [tags, classes, attributes] = [
    new Set<string>(),
    new Set<string>(),
    new Set(SET_BY_BROWSERS),
  ];
  for (const [, tag = '', inside = ''] of html.matchAll(ELEMENT)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of inside.matchAll(ATTRIBUTE)) {
      attributes.add(name).add(`${name}=${value}`);
      if (name === 'class') for (const each of value.split(' ')) classes.add(each);
    }
  }
  return { tags, classes, attributes };
}

/**
 * Splits CSS at a separator, ignoring separators in quotes or brackets. A block ends with its `}`.
 */
function parts(text: string, separator: ',' | ';' | '}'): string[] {
  const found: string[] = [];
  let [start, depth, quote] = [0, 0, ''];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote !== '') {
      if (character === '\\') index += 1;
      else if (character === quote) quote = '';
      continue;
    }
    if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && character === separator) {
      found.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...found, text.slice(start).trim()].filter((part) => part !== '');
}

const CHOICE = /:(?:is|where)\(([^()]*)\)/;
const CONDITION = /::?[\w-]+(?:\([^()]*\))?/g;
const ASKED_ATTRIBUTE = /\[([\w-]+)(?:="([^"]*)"|='([^']*)'|=([^\]"']*))?[^\]]*\]/g;
const ASKED_NAME = /([.#]?)([\w-]+)/g;

/**
 * Returns whether a selector may match the page in any state: `:hover` and similar states are
 * assumed possible.
 */
function mayMatch(selector: string, { tags, classes, attributes }: Contents): boolean {
  const choice = CHOICE.exec(selector);
  if (choice)
    return parts(choice[1] ?? '', ',').some((each) =>
      mayMatch(selector.replace(choice[0], each), { tags, classes, attributes }),
    );
  const plain = selector.replace(CONDITION, '');
  // Nested conditions are assumed possible.
  if (plain.includes('(')) return true;
  const asked = [...plain.matchAll(ASKED_ATTRIBUTE)].map(([, name = '', ...values]) =>
    [name, ...values.filter((value) => value !== undefined)].join('='),
  );
  const named = [...plain.replace(ASKED_ATTRIBUTE, '').matchAll(ASKED_NAME)];
  return (
    asked.every((attribute) => attributes.has(attribute)) &&
    named.every(([, kind, name = '']) =>
      kind === '.'
        ? classes.has(name)
        : kind === '#'
          ? attributes.has(`id=${name}`)
          : tags.has(name),
    )
  );
}

const GROUP = /^@(media|supports|container|layer)\b/;
const VARIABLE_USED = /var\((--[\w-]+)/g;

/** Returns the rules that may match, without variables that are not in `variables`. */
function reduced(css: string, contents: Contents, variables: ReadonlySet<string>): string {
  const rule = (text: string): string => {
    const prelude = text.slice(0, text.indexOf('{')).trim();
    const body = text.slice(text.indexOf('{') + 1);
    if (GROUP.test(prelude)) {
      const inner = reduced(body, contents, variables);
      return inner && `${prelude}{${inner}}`;
    }
    if (prelude.startsWith('@')) return `${prelude}{${body}}`;
    const selectors = parts(prelude, ',').filter((selector) => mayMatch(selector, contents));
    const declarations = parts(body, ';').filter(
      (declaration) =>
        !declaration.startsWith('--') ||
        variables.has(declaration.slice(0, declaration.indexOf(':'))),
    );
    return selectors.length > 0 && declarations.length > 0
      ? `${selectors.join(',')}{${declarations.join(';')}}`
      : '';
  };
  return parts(css, '}').map(rule).join('');
}

/**
 * Returns the rules that a rendered page can need before hydration. Until then only element states
 * change, so selectors for missing elements and attributes cannot match, and variables that no
 * remaining rule uses are removed. The application brings all rules.
 * @param css CSS as collected by the style sheet: nested only within conditional rules.
 * @param html The complete page.
 */
export function usedStyles(css: string, html: string): string {
  const contents = contentsOf(html);
  let [before, kept] = ['', css];
  while (kept !== before) {
    before = kept;
    kept = reduced(
      kept,
      contents,
      new Set([...kept.matchAll(VARIABLE_USED)].map(([, name = '']) => name)),
    );
  }
  return kept;
}
