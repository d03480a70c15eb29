import type { Amount } from '#mocks/world/core/amount.ts'
import type { Member } from '#mocks/world/core/tables.ts'

/** The password of seeded accounts, except those with the default password. */
export const PASSWORD = 'gold1234'

/** The payment password of seeded members and agents who have logged in before. */
export const PAYMENT_PASSWORD = '246810'

/** The site's default password; an account that still has it must change it. */
export const DEFAULT_PASSWORD = 'a123456'

/** An account that every world knows. */
export interface SeededAccount {
  readonly account: string
  readonly description: string
  readonly type: number
  readonly nickname: string | null
  readonly balance: Amount
  readonly vipLevel: number | null
  readonly passwordState?: Member['passwordState']
  readonly firstTimeLogin?: boolean
  readonly locked?: boolean
  /** Without an e-mail address. */
  readonly noEmail?: boolean
  /** Signed up within the hour, instead of a year ago. */
  readonly isNew?: boolean
  readonly excluded?: boolean
  /** The account of the agent above. */
  readonly upline?: string
  /** F-48: an accountant, who sees the pages of this account's agent and writes nothing. */
  readonly worksFor?: string
}

/**
 * The accounts of the fake world. Scenarios are about the player `rahim`; the others exist in every
 * scenario, so that any of them can sign in.
 */
export const accounts: readonly SeededAccount[] = [
  {
    account: 'rahim',
    description: 'a member',
    type: 0,
    nickname: 'Rahim',
    balance: '25480.50',
    vipLevel: 3,
    upline: 'agent1',
  },
  {
    account: 'nodi',
    description: 'a member who never logged in',
    type: 0,
    nickname: null,
    balance: '0.00',
    vipLevel: null,
    firstTimeLogin: true,
  },
  {
    account: 'karim',
    description: 'a member with the default password',
    type: 0,
    nickname: 'Karim',
    balance: '150.00',
    vipLevel: null,
    passwordState: 'default',
  },
  {
    account: 'salma',
    description: 'a member whose password has expired',
    type: 3,
    nickname: 'Salma',
    balance: '9920.75',
    vipLevel: 1,
    passwordState: 'expired',
    upline: 'agent1',
  },
  {
    account: 'habib',
    description: 'a locked member',
    type: 0,
    nickname: 'Habib',
    balance: '35.00',
    vipLevel: null,
    locked: true,
  },
  {
    account: 'agent1',
    description: 'an agent of type 1',
    type: 1,
    nickname: 'Agent One',
    balance: '180250.00',
    vipLevel: null,
    upline: 'agent41',
  },
  {
    account: 'agent2',
    description: 'an agent of type 2',
    type: 2,
    nickname: 'Agent Two',
    balance: '96400.25',
    vipLevel: null,
  },
  {
    account: 'agent41',
    description: 'an agent of type 41',
    type: 41,
    nickname: 'Agent Forty-one',
    balance: '52800.00',
    vipLevel: null,
  },
  {
    account: 'agent42',
    description: 'an agent of type 42',
    type: 42,
    nickname: 'Agent Forty-two',
    balance: '48110.40',
    vipLevel: null,
  },
  {
    account: 'trial',
    description: 'a trial account',
    type: 4,
    nickname: 'Trial',
    balance: '2000.00',
    vipLevel: null,
  },
  {
    account: 'staff9',
    description: 'an account of a type that may not log in',
    type: 9,
    nickname: 'Staff',
    balance: '0.00',
    vipLevel: null,
  },
  {
    account: 'shirin',
    description: 'a member without an e-mail address',
    type: 0,
    nickname: 'Shirin',
    balance: '640.00',
    vipLevel: null,
    noEmail: true,
  },
  {
    account: 'jamal',
    description: 'a member who excluded himself from playing',
    type: 0,
    nickname: 'Jamal',
    balance: '12.50',
    vipLevel: null,
    excluded: true,
  },
  {
    account: 'rina',
    description: 'a member who has just signed up and never deposited',
    type: 0,
    nickname: 'Rina',
    balance: '0.00',
    vipLevel: null,
    isNew: true,
  },
  {
    account: 'accountant1',
    description: 'an accountant of agent1, who may only look',
    type: 1,
    nickname: 'Accountant',
    balance: '0.00',
    vipLevel: null,
    worksFor: 'agent1',
  },
]

/** The account of that name. Throws a RangeError when the world has none. */
export function getAccount(name: string): SeededAccount {
  const found = accounts.find(({ account }) => account === name)
  if (!found) throw new RangeError(`There is no account "${name}" in the fake world.`)
  return found
}

/** F-48: the account of the agent whose pages this account only reads; undefined for all but accountants. */
export const getPrincipal = (account: string): string | undefined =>
  accounts.find((one) => one.account === account)?.worksFor
