import type { Statement } from '#mocks/scenarios/statement.ts'

/** Whether the merchant's settings are minimal and unusual. */
export const hasWeirdSettings = ({ config }: Statement): boolean => config === 'weird'
