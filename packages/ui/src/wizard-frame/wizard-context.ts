import { createContext } from 'react';

/** Position of the current step in its wizard. */
export interface WizardPlace {
  /** Id of the current step. */
  current: string;
  /** Position from 1; 0 when the current step is not among the steps. */
  position: number;
  count: number;
  /** True after the first step change; from then on the title of each step takes focus. */
  moved: boolean;
}

export const WizardContext = createContext<WizardPlace | undefined>(undefined);
