import { css } from 'styled-components';
import { t } from '../theme/index.ts';

/**
 * Maps `data-tone` to three variables: `--tone-text`, `--tone-background` and `--tone-border`. An
 * element without `data-tone` inherits those of its parent, so a component that uses them always
 * sets the attribute.
 */
export const toneVariables = /* @__PURE__ */ css`
  &[data-tone='neutral'] {
    --tone-text: ${t.tone.neutral.text};
    --tone-background: ${t.tone.neutral.background};
    --tone-border: ${t.tone.neutral.border};
  }
  &[data-tone='info'] {
    --tone-text: ${t.tone.info.text};
    --tone-background: ${t.tone.info.background};
    --tone-border: ${t.tone.info.border};
  }
  &[data-tone='positive'] {
    --tone-text: ${t.tone.positive.text};
    --tone-background: ${t.tone.positive.background};
    --tone-border: ${t.tone.positive.border};
  }
  &[data-tone='caution'] {
    --tone-text: ${t.tone.caution.text};
    --tone-background: ${t.tone.caution.background};
    --tone-border: ${t.tone.caution.border};
  }
  &[data-tone='critical'] {
    --tone-text: ${t.tone.critical.text};
    --tone-background: ${t.tone.critical.background};
    --tone-border: ${t.tone.critical.border};
  }
  &[data-tone='low'] {
    --tone-text: ${t.tone.low.text};
    --tone-background: ${t.tone.low.background};
    --tone-border: ${t.tone.low.border};
  }
  &[data-tone='high'] {
    --tone-text: ${t.tone.high.text};
    --tone-background: ${t.tone.high.background};
    --tone-border: ${t.tone.high.border};
  }
  &[data-tone='brand'] {
    --tone-text: ${t.brand.text};
    --tone-background: ${t.brand.tint};
    --tone-border: ${t.brand.border};
  }
`;
