/**
 * Removes `style` attributes from rendered HTML, where the content security policy forbids them,
 * and returns them as rules for the page’s style element. React sets the same styles by script when
 * they change.
 */
export function extractStyleAttributes(html: string): { html: string; rules: string } {
  const rules: string[] = [];
  const without = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const mark = `[data-drawn="${rules.length}"]`;
    rules.push(
      `${mark}{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')}}`,
    );
    return ` data-drawn="${rules.length - 1}"`;
  });
  return { html: without, rules: rules.join('') };
}
