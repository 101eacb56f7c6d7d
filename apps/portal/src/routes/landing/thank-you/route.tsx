import { contactSalesForm } from '@alms/lis-features/landing/contact-sales';
import { ThankYouScreen } from '@alms/lis-features/landing/thank-you';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '../../../app/paths.ts';
import { SALES_PLAN, sales } from '../contact-sales/sales.ts';

const stateSchema = v.object({ request: contactSalesForm });

/** `/thank-you`. Opened directly, or with outdated state, it shows no request. */
export default function ThankYouRoute() {
  const { state } = useLocation();
  const { output, success } = v.safeParse(stateSchema, state);
  return (
    <ThankYouScreen
      plan={SALES_PLAN}
      {...(success && { request: output.request })}
      sales={sales}
      hrefs={{ landing: paths.landing }}
    />
  );
}
