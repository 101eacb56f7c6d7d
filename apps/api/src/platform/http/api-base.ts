/** Every call of the contract is found under this. */
export const apiBase = '/api/v1';
