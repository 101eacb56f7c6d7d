import { t } from '@alms/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { initials } from './initials.js';

const Root = /* @__PURE__ */ styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  overflow: hidden;
  border-radius: 7px;
  background: ${t.brand.solid};
  color: ${t.brand.on};
  font-size: ${t.size.s3};
  line-height: 1;
  font-weight: ${t.weight.strong};

  &[data-size='large'] { inline-size: 52px; block-size: 52px; border-radius: 12px; font-size: ${t.size.s4}; }
  &[data-picture] { background: none; }
  & > img { inline-size: 100%; block-size: 100%; object-fit: contain; }
`;

export interface FacilityMarkProps {
  /** The facility's name; where there is no logo its initials stand, or only the first where the mark is small. */
  name: string;
  /** The logo's address. When it fails to load, the initials stand. */
  logo: string | null;
  /** 28 or 52 px. @default 'medium' */
  size?: 'medium' | 'large';
}

/** The facility's own sign, beside its name: decoration, because the name is written. */
export function FacilityMark({ name, logo, size = 'medium' }: FacilityMarkProps) {
  const [failed, setFailed] = useState<string>();
  const hasPicture = logo !== null && logo !== failed;
  const letters = initials(name, size === 'large' ? 2 : 1);
  return (
    <Root aria-hidden="true" data-component="facility-mark" data-size={size} data-picture={hasPicture || undefined}>
      {hasPicture ? <img src={logo} alt="" onError={() => setFailed(logo)} /> : letters}
    </Root>
  );
}
