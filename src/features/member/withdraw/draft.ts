/** What is typed into the form, without the password, is kept in memory under this name. */
export const DRAFT = 'withdraw'
