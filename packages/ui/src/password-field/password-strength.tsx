import { styled } from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { t } from '../theme/index.ts';
import type { PasswordStrength } from './estimate-strength.ts';
import { passwordFieldMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${t.space.s3};
  color: ${t.color.textMuted};
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};
  --strength-ink: ${t.tone.caution.mark};

  /* Takes no space, but stays available to screen readers. */
  &:empty {
    position: absolute;
  }
  &[data-level='strong'] {
    --strength-ink: ${t.tone.positive.text};
  }
  [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: 3px;
    block-size: 1lh;
  }
  i {
    inline-size: 20px;
    block-size: 4px;
    border-radius: 2px;
    background: ${t.chart.track};
  }
  &[data-level='weak'] i:nth-child(1),
  &[data-level='fair'] i:nth-child(-n + 2),
  &[data-level='strong'] i {
    background: var(--strength-ink);
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
    --strength-ink: Highlight;
    [data-part='bar'] {
      forced-color-adjust: none;
    }
  }
`;

/** Strength of a new password: three bars and a text. */
export function PasswordStrengthNote({
  id,
  strength,
}: {
  id: string;
  strength: PasswordStrength | undefined;
}) {
  const words = useMessages(passwordFieldMessages);
  return (
    <Root id={id} role="status" data-component="password-strength" data-level={strength?.level}>
      {strength && (
        <>
          <span data-part="bar" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {words[strength.weakness ?? strength.level]}
        </>
      )}
    </Root>
  );
}
