/** How sales are reached, on every page that names them. The reserved number and domain of examples, until the operator has its own. */
export const sales = { phone: '+1 555 0100', email: 'sales@alms.example' };

/** The plan that is asked about (specification, section 2). */
export const SALES_PLAN = 'Enterprise';
