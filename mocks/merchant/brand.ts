/** Constants of the sample merchant. */
export const USER_TYPES = { agent: [1, 2, 41, 42], trial: [4], member: [0, 3] } as const

export const INHOUSE_VENDORS = ['INH1', 'INH2'] as const
export const COCKFIGHT_VENDORS = ['CF', 'SV388', 'WS168'] as const
export const ESPORT_VENDORS = ['AV', 'IMES', 'IA', 'AI', 'TF'] as const

/** Vendors that are always under maintenance, so that the state can be seen. */
export const VENDORS_IN_MAINTENANCE = ['TF'] as const

/** Play money a trial account and a demo start with (D-029). */
export const TRIAL_BALANCE = '2000.00'

const has = (types: readonly number[], type: number) => types.includes(type)

export const isAgentType = (type: number): boolean => has(USER_TYPES.agent, type)
export const isTrialType = (type: number): boolean => has(USER_TYPES.trial, type)

/** Whether offers, rewards and prizes are for an account of this type: neither for trial accounts nor for agents. */
export const isMemberType = (type: number): boolean => has(USER_TYPES.member, type)

/** A type in none of the lists may not sign in at all (D-018). */
export const isKnownType = (type: number): boolean =>
  isAgentType(type) || isTrialType(type) || isMemberType(type)
