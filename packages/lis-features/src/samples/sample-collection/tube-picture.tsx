import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

const Root = styled.svg`
  flex: none;
  inline-size: 22px;
  block-size: 44px;
  [data-part='glass'] {
    fill: ${t.color.surface};
    stroke: ${t.color.borderStrong};
  }
  [data-part='filling'] {
    fill: ${t.chart.track};
  }
  [data-part='cap'] {
    stroke: ${t.color.text};
    stroke-opacity: 0.55;
    fill: ${t.color.surface};
  }
  [data-part='ridges'] {
    stroke: ${t.color.text};
    stroke-opacity: 0.3;
  }
  /* Colours of real tube caps. They are not statuses, so they are the same in every colour scheme
     and brand. */
  &[data-container='citrate'] [data-part='cap'] {
    fill: #7fb3e0;
  }
  &[data-container='sst'] [data-part='cap'] {
    fill: #d9a520;
  }
  &[data-container='edta'] [data-part='cap'] {
    fill: #a98bd0;
  }
  &[data-container='heparin'] [data-part='cap'] {
    fill: #5fa777;
  }
  &[data-container='fluoride'] [data-part='cap'] {
    fill: #8d949c;
  }
  &[data-container='plain'] [data-part='cap'] {
    fill: #c9544d;
  }
  &[data-size='small'] {
    inline-size: 13px;
    block-size: 26px;
  }
`;

export interface TubePictureProps {
  container: string;
  /** Size; `small` in a list of patients. @default 'medium' */
  size?: 'small' | 'medium';
}

/** Container in the colour of its cap. Decorative: its name is shown beside it where needed. */
export function TubePicture({ container, size = 'medium' }: TubePictureProps) {
  return (
    <Root
      viewBox="0 0 20 40"
      aria-hidden="true"
      data-component="tube-picture"
      data-container={container}
      data-size={size}
    >
      <path data-part="glass" d="M5.5 12v20a4.5 4.5 0 0 0 9 0V12" strokeWidth="1.5" />
      <path data-part="filling" d="M6.25 22h7.5v10a3.75 3.75 0 0 1-7.5 0z" />
      <rect data-part="cap" x="3.5" y="2" width="13" height="11" rx="2.5" />
      <path data-part="ridges" d="M7.5 4.5v6M10 4.5v6M12.5 4.5v6" />
    </Root>
  );
}
