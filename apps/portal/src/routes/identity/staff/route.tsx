import { StaffScreen } from '@alms/lis-features/identity/staff';
import { AddressNotice } from '../confirm-email/address-notice.tsx';
import { useStaff } from './use-staff.ts';

/** `/app/settings/staff` */
export default function StaffRoute() {
  return <StaffScreen {...useStaff()} notice={<AddressNotice />} />;
}
