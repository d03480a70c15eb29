// The worlds in which the portal is walked to record its calls. Each has as much data as possible and a visitor who
// sees it.
import { SEED_AND_CLOCK } from '../fixtures.ts'

const MEMBER = [
  'member',
  'lang-EN',
  'deposit-pending',
  'withdraw-every-state',
  'points-rich',
  'referral-rich',
  'promotions-applied',
  'kyc-more',
  'contract-active',
  'limits-set',
  'rebate-ready',
  'multi-wallet',
]

/** By the names that the record of calls uses. */
export const WORLDS: Record<string, { role: string; scenarios: string[] }> = {
  guest: { role: 'guest', scenarios: ['guest', 'lang-EN', 'login-captcha', 'register-all-fields'] },
  member: { role: 'member', scenarios: MEMBER },
  // Nothing is pending, so that forms start at their first step.
  plain: { role: 'member', scenarios: ['member', 'lang-EN'] },
  agent: { role: 'agent', scenarios: ['agent-1', 'lang-EN', 'contract-active', 'agent-chat-room'] },
  trial: { role: 'trial', scenarios: ['trial', 'lang-EN'] },
}

/** The world's link. */
export const linkOf = (world: string) =>
  `scenario=${WORLDS[world]?.scenarios.join('+')}&${SEED_AND_CLOCK}`
