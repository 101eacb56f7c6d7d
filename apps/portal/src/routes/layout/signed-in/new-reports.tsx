import { useEffect } from 'react';
import { useNewReports } from '../../../data/use-new-reports.ts';

export interface NewReportsProps {
  /** Called with the number of reports that the patient has not opened; undefined while unknown. */
  onCount: (count: number | undefined) => void;
}

/** Counts a patient’s new reports for the menu. A component, so that other roles do not load it. */
export default function NewReports({ onCount }: NewReportsProps) {
  const count = useNewReports(true)?.length;
  useEffect(() => onCount(count), [onCount, count]);
  return null;
}
