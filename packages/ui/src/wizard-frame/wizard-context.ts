import { createContext } from 'react';

/** What the step that is shown needs to know of the wizard around it. */
export interface WizardPlace {
  /** The id of the present step. */
  current: string;
  /** Counted from 1; 0 when the present step is none of the steps. */
  position: number;
  count: number;
  /** The reader has changed steps since the wizard appeared: from then on the step's title takes the focus. */
  moved: boolean;
}

export const WizardContext = createContext<WizardPlace | undefined>(undefined);
