// The worlds in which the portal is walked for its calls: in each as much as possible is there, and somebody sees it.
import { MOMENT } from '../walk/visit.mjs'

const MEMBER = [
  ...[
    'member',
    'lang-EN',
    'deposit-pending',
    'withdraw-every-state',
    'points-rich',
    'referral-rich',
  ],
  ...[
    'promotions-applied',
    'kyc-more',
    'contract-active',
    'limits-set',
    'rebate-ready',
    'multi-wallet',
  ],
]

/** By their names in the record of calls. */
export const WORLDS = {
  guest: { role: 'guest', scenarios: ['guest', 'lang-EN', 'login-captcha', 'register-all-fields'] },
  member: { role: 'member', scenarios: MEMBER },
  // Nothing is under way: forms begin at their beginning.
  plain: { role: 'member', scenarios: ['member', 'lang-EN'] },
  agent: { role: 'agent', scenarios: ['agent-1', 'lang-EN', 'contract-active', 'agent-chat-room'] },
  trial: { role: 'trial', scenarios: ['trial', 'lang-EN'] },
}

export const linkOf = (world) =>
  `scenario=${WORLDS[world].scenarios.join('+')}&seed=7&clock=${MOMENT}`
