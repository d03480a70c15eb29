/** ENT-29, ENT-30, D-030: the types when the configuration lists none. */
const DEFAULT_TYPES = { agent: [1, 2, 41, 42], trial: [4], member: [0, 3] } as const

export type Role = 'guest' | 'trial' | 'member' | 'agent'

export interface UserTypes {
  readonly agent: readonly number[]
  readonly trial: readonly number[]
  readonly member: readonly number[]
}

/**
 * The role of a member type under the configured lists.
 * Null when no list names the type: such an account is refused.
 */
export function roleOfType(type: number, types: Partial<UserTypes> = {}): Role | null {
  const listed = (role: keyof UserTypes) => {
    const list = types[role]
    return (Array.isArray(list) ? list : DEFAULT_TYPES[role]).includes(type)
  }
  if (listed('agent')) return 'agent'
  if (listed('trial')) return 'trial'
  return listed('member') ? 'member' : null
}
