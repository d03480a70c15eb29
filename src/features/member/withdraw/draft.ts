/** Name of the form's draft in memory. The draft never contains the password. */
export const DRAFT = 'withdraw'
