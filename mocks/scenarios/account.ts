import type { Theme } from './statement.ts'

/** How Rahim's account is secured and what is known of him. */
export const account: Theme = {
  name: 'account',
  title: 'Account',
  scenarios: [
    {
      name: 'inbox-full',
      says: 'Rahim has 120 messages, forty of them unread.',
      inbox: 'full',
    },
    {
      name: 'messages-none',
      says: 'Nobody has written to Rahim yet.',
      inbox: 'none',
    },
    {
      name: 'payment-password-unset',
      says: 'Rahim has no payment password yet.',
      paymentPassword: 'unset',
    },
    {
      name: 'payment-password-locked',
      says: "Rahim's payment password is locked for fifteen minutes after five wrong tries.",
      paymentPassword: 'locked',
    },
  ],
}
