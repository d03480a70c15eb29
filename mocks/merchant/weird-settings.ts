import type { Conditions } from '#mocks/scenarios/conditions.ts'

/** Whether the merchant's settings are minimal and unusual. */
export const hasWeirdSettings = ({ config }: Conditions): boolean => config === 'weird'
