import { asText, isRecord } from '#lib/read.ts'

/** The state of a history entry that opens the login for an account that has just been registered. */
export const withLogInName = (state: unknown, name: string) => ({
  ...(isRecord(state) ? state : {}),
  logInName: name,
})

/** The name that the login starts with; empty without one. */
export const readLogInName = (state: unknown): string =>
  (isRecord(state) && asText(state.logInName)) || ''
