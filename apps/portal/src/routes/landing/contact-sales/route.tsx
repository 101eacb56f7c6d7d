import { ContactSalesScreen } from '@alms/lis-features/landing/contact-sales';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { SALES_PLAN, sales } from './sales.ts';

/**
 * `/contact` and `/contact-sales`. Typed data stays in this tab and is not written to the URL, a
 * log or a request.
 */
export default function ContactSalesRoute() {
  const navigate = useNavigate();
  return (
    <ContactSalesScreen
      plan={SALES_PLAN}
      sales={sales}
      onContinue={async (request) => navigate(paths.thankYou, { state: { request } })}
      hrefs={{ landing: paths.landing, pricing: `${paths.pricing}#plans` }}
    />
  );
}
