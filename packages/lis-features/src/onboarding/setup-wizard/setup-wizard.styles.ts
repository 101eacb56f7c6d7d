import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Invitation = /* @__PURE__ */ styled.fieldset`
  min-inline-size: 0;
  padding: ${t.space.s4};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  > legend {
    float: inline-start;
    margin-block-end: ${t.space.s2};
    padding: 0;
    font-weight: ${t.weight.strong};
  }
  > legend + * {
    clear: both;
  }
  [data-part='remove'] {
    align-self: end;
    justify-self: end;
  }
`;

/** Placeholder of the wizard while saved entries load. */
export const WizardSkeleton = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s8};
`;

export const StepsSkeleton = /* @__PURE__ */ styled.div`
  display: flex;
  gap: ${t.space.s3};
`;

export const FieldsSkeleton = /* @__PURE__ */ styled.div`
  display: grid;
  align-content: start;
  gap: ${t.space.s6};
  max-inline-size: ${t.layout.form};
`;
