import { WalkInScreen } from '@alms/lis-features/orders/walk-in';
import { useWalkIn } from './use-walk-in.ts';

/** The walk-in of one patient. */
export default function WalkIn({ patientId }: { patientId: string }) {
  return <WalkInScreen {...useWalkIn(patientId)} />;
}
