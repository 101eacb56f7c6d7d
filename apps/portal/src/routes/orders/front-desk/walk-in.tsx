import type { PatientId } from '@alms/lis-domain/patients';
import { WalkInScreen } from '@alms/lis-features/orders/walk-in';
import { useWalkIn } from './use-walk-in.ts';

/** The walk-in of one patient. */
export default function WalkIn({ patientId }: { patientId: PatientId }) {
  return <WalkInScreen {...useWalkIn(patientId)} />;
}
