/** Base path of all endpoints. */
export const apiBase = '/api/v1';
