import { holds } from '@alms/lis-domain/access';
import { FrontDeskScreen } from '@alms/lis-features/orders/front-desk';
import { useState } from 'react';
import { loaded, onceLoaded } from '../../../app/screen.tsx';
import { idIn, useView } from '../../../app/use-view.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { useFrontDesk } from './use-front-desk.ts';

const TodaysAppointments = loaded(
  () => import('../../appointments/todays-appointments/todays-appointments.tsx'),
);
const WalkIn = loaded(() => import('./walk-in.tsx'));
const RegisterWalkIn = loaded(() => import('./register-walk-in.tsx'));
const PayOrder = loaded(() => import('./pay-order.tsx'));

/** `/app/front-desk`: the desk, or the walk-in, registration or payment in the URL. */
export default function FrontDeskRoute() {
  const [view] = useView();
  const patientId = idIn(view, 'patient');
  const orderNumber = view.get('pay');
  if (patientId !== null) return onceLoaded(<WalkIn key={patientId} patientId={patientId} />);
  if (orderNumber !== null)
    return onceLoaded(<PayOrder key={orderNumber} orderNumber={orderNumber} />);
  return view.get('register') === null ? <FrontDesk /> : onceLoaded(<RegisterWalkIn />);
}

function FrontDesk() {
  const { user } = useSignedIn();
  const { onRefresh, ...desk } = useFrontDesk();
  const [refreshes, setRefreshes] = useState(0);
  return (
    <FrontDeskScreen
      {...desk}
      {...(holds(user, 'manage_appointments') && {
        appointments: onceLoaded(<TodaysAppointments refreshes={refreshes} />),
      })}
      onRefresh={() => {
        setRefreshes((count) => count + 1);
        return onRefresh();
      }}
    />
  );
}
