/**
 * Contact details of sales on every page. Reserved example number and domain until the operator
 * sets its own.
 */
export const sales = { phone: '+1 555 0100', email: 'sales@alms.example' };

/** The plan for enquiries (specification, section 2). */
export const SALES_PLAN = 'Enterprise';
