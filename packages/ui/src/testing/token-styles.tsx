import { declarations } from '../theme/declarations.ts';
import { lightValues } from '../theme/index.ts';

const rule = `:root { ${declarations(lightValues)} }`;

/** The tokens' light values and nothing else of the theme: for a test that asks for a computed style. */
export function TokenStyles() {
  return <style>{rule}</style>;
}
