import { declarations } from '../../theme/declarations.ts';
import { lightValues } from '../../theme/index.ts';

const rule = `:root { ${declarations(lightValues)} }`;

/** Only the light token values, for tests that read a computed style. */
export function TokenStyles() {
  return <style>{rule}</style>;
}
